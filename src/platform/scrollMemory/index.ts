/** WeChat keeps the pages below and the tabs as they were left: there is nothing to remember. */
export const useScrollMemory = (_options: { restores: boolean; tab: boolean }) => undefined
