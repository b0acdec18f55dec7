/** A login the host itself offers. */
export type OwnLogin = { provider: 'wechat'; words: string }
