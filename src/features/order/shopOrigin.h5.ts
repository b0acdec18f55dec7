/** Where this shop and its gateway live: one origin on the web. */
export const shopOrigin = () => location.origin
