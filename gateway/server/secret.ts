/** Characters a secret has at least, and how many different ones: `changeme` and a repeated letter are none. */
const LENGTH = 16
const DIFFERENT = 6

/** Whether a shared secret cannot simply be guessed. */
export const isStrong = (secret: string) => secret.length >= LENGTH && new Set(secret).size >= DIFFERENT
