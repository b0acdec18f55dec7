/** Nobody renders a mini-program's pages before it runs. */
export const tellLook = (_look: { elder: boolean }) => undefined
