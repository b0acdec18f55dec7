/** Class names that apply, in order. */
export const cx = (...names: Array<string | false | null | undefined>): string => names.filter(Boolean).join(' ')
