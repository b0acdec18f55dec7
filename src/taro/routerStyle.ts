/*
 * Stands in for the style sheets that Taro's H5 router writes into the page while it starts (config/patches.ts). What we need of them
 * is in styles/web.scss, where it is there before the script and cached with the rest.
 */
const nothing = () => undefined

export { nothing as loadAnimateStyle, nothing as loadNavigationBarStyle, nothing as loadRouterStyle }
