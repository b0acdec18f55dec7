const MARKS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** A text as it may stand in HTML, in an attribute too. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (mark) => MARKS[mark] ?? mark)
