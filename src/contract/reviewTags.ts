/** What a review may say by a press, in the order of the chips. Of a prescription drug those of the service alone. */
export const REVIEW_TAGS = {
  fast: { words: '送得快', isService: true },
  packed: { words: '包装严实', isService: true },
  fresh: { words: '效期新鲜', isService: false },
  easy: { words: '好吞好用', isService: false },
  pharmacist: { words: '药师耐心', isService: true },
  slow: { words: '送得慢', isService: true },
  damaged: { words: '包装破损', isService: true },
} as const satisfies Record<string, { words: string; isService: boolean }>

export type ReviewTag = keyof typeof REVIEW_TAGS
export const REVIEW_TAG_IDS = Object.keys(REVIEW_TAGS) as [ReviewTag, ...ReviewTag[]]

/** What a tag is called; nothing of a newer gateway's. */
export const tagWords = (tag: string): string | undefined => (REVIEW_TAGS as Readonly<Record<string, { words: string }>>)[tag]?.words

/** Why readers report a review. */
export const REPORT_REASONS = {
  advertisement: '广告或联系方式',
  cure: '宣称疗效',
  abuse: '辱骂攻击',
  privacy: '泄露他人信息',
  untrue: '与商品无关或不实',
} as const satisfies Record<string, string>

export type ReportReason = keyof typeof REPORT_REASONS
export const REPORT_REASON_IDS = Object.keys(REPORT_REASONS) as [ReportReason, ...ReportReason[]]

/** Why the shop hides a review. Few stars are no reason. */
export const HIDE_REASONS = {
  cure: '宣称疗效',
  advertisement: '含广告或联系方式',
  abuse: '含辱骂内容',
  privacy: '图片或文字泄露个人信息',
  unrelated: '与商品无关',
  other: '其他',
} as const satisfies Record<string, string>

export type HideReason = keyof typeof HIDE_REASONS
export const HIDE_REASON_IDS = Object.keys(HIDE_REASONS) as [HideReason, ...HideReason[]]

export const hideWords = (reason: string): string => (HIDE_REASONS as Readonly<Record<string, string>>)[reason] ?? HIDE_REASONS.other
