/** In WeChat messages come by its own templates, which are allowed one by one. */
export const registerApp = (_userId: string) => undefined
