import { resolved, type Check } from './readBuild'

const PICTURE = /["'(]((?:\.{0,2}\/)?[\w@./-]+\.(?:png|jpe?g|gif|webp|svg))["')]/g
const SCRIPT = /\brequire\(\s*["']([^"']+)["']\s*\)/g

/** Every file that another one names is in the build: pictures, and the scripts that scripts start with. */
export const localFiles: Check = ({ ending, read, has }) => [
  ...ending('.js', '.wxml', '.wxss', '.json').flatMap((file) =>
    [...read(file).matchAll(PICTURE)]
      .map(([, named = '']) => named)
      // Webpack names files from the root without a slash: `n.p + "ui/…"`.
      .filter((named) => !named.startsWith('//') && ![resolved(named, file), resolved(`/${named}`, file)].some(has))
      .map((named) => `${file} shows ${named}, which is not in the build`),
  ),
  ...ending('.js').flatMap((file) =>
    [...read(file).matchAll(SCRIPT)]
      .map(([, named = '']) => resolved(named, file).replace(/(\.js)?$/, '.js'))
      .filter((named) => !has(named))
      .map((named) => `${file} starts with ${named}, which is not in the build`),
  ),
]
