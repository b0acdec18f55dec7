/*
 * Stands in for Taro's own navigation bar in the H5 build (config/patches.ts). Every page draws ours and says its own title
 * (ui/shell/Screen.tsx); Taro's was built, hidden and kept up to date all the same. Saves 4 KB gzip.
 */

/** Called once when the app is mounted. */
export const initNavigationBar = () => undefined

/** Called whenever a page comes on top. */
export default class NavigationBar {
  load() {
    return undefined
  }
}
