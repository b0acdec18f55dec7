/** Characters a secret has at least, and how many different ones: `changeme` and a repeated letter are none. */
const MIN_LENGTH = 16
const MIN_DIFFERENT = 6

/** Whether a shared secret cannot simply be guessed. */
export const isStrong = (secret: string) => secret.length >= MIN_LENGTH && new Set(secret).size >= MIN_DIFFERENT
