/** What nobody may say of a medicine or of what is none (Advertising law, articles 16, 17 and 19). */
const PROMISES = /根治|断根|包治|包好|药到病除|无效退款|无副作用|没有副作用|绝对安全|特效药|神药|祖传秘方|治愈率|百分之百有效/

/** The first words of a text that promise a cure. */
export const promiseIn = (text: string): string | undefined => PROMISES.exec(text)?.[0]
