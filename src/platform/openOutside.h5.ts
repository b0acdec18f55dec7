/** Opens a page of another owner apart from the shop: it learns neither our address nor holds our window. */
export function openOutside(url: string) {
  window.open(url, '_blank', 'noopener,noreferrer')
}
