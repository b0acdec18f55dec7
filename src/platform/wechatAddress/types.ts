/** An address as WeChat keeps it: names of places, no codes. */
export type WechatAddress = { consigneeName: string; consigneePhone: string; places: string[]; detail: string }

/** Lets the shopper choose one of the addresses WeChat keeps for them; nothing where they turn back. */
export type ChooseWechatAddress = () => Promise<WechatAddress | undefined>
