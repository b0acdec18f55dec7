/** The phrases of a sentence, each with the sign that ends it; what 、 lists belongs together. */
export const phrasesOf = (sentence: string): string[] => sentence.match(/[^，；：。！？]+[，；：。！？]*|[，；：。！？]+/g) ?? []
