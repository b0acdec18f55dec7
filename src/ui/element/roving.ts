/** WeChat has no keyboard to move through a group with. */
export const roving = (_role: 'tab' | 'radio'): object => ({})
