/** The address of a picture in one of the gateway's two widths, 400 or 750. */
export const pictureUrl = (name, width = 400) => (/\.\w+(\?|$)/.test(name) ? name : `${name}-${width}.webp`)
