/** WeChat asks for this component where the tab bar is custom. Ours is drawn by each tab's own `<Screen>`, so that it follows elder mode. */
export default function CustomTabBar() {
  return null
}
