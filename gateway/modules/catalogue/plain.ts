/** Small letters, half width, no blanks: how texts are compared. */
export const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s'‘’"“”·,，。、;；:：!！?？()（）[\]【】<>《》-]/g, '')
