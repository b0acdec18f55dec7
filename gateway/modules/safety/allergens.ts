/** What people are allergic to, by the words they write it with, and the sentence's name for it. */
const TABLE = {
  penicillin: { name: '青霉素', words: /青霉素|盘尼西林|西林/ },
  cephalosporin: { name: '头孢', words: /头孢|先锋霉素/ },
  sulfonamide: { name: '磺胺', words: /磺胺|新诺明/ },
  nsaid: { name: '解热镇痛药', words: /阿司匹林|布洛芬|解热镇痛|止痛药|退烧药|水杨酸|双氯芬酸|芬必得|塞来昔布/ },
  macrolide: { name: '大环内酯类', words: /红霉素|阿奇霉素|克拉霉素|大环内酯/ },
  quinolone: { name: '沙星类', words: /沙星|喹诺酮/ },
  iodine: { name: '碘', words: /碘/ },
  nitroimidazole: { name: '硝唑类', words: /硝唑/ },
  tetracycline: { name: '四环素类', words: /环素/ },
  seafood: { name: '海鲜', words: /海鲜|虾|蟹|鱼|贝/ },
  milk: { name: '牛奶', words: /牛奶|乳糖|乳制品|奶粉/ },
} as const satisfies Record<string, { name: string; words: RegExp }>

export type Allergen = keyof typeof TABLE
export const ALLERGENS: Readonly<Record<Allergen, { name: string; words: RegExp }>> = TABLE
