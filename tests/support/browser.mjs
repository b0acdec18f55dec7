/*
 * Where Chromium is. The browser of the journeys, the mini-program pages, the pictures and the figures: found on this
 * machine, or installed, and said in one line either way.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** What every browser of ours is started with: no call home, no GPU, and a sandbox that root would not get anyway. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const home = os.homedir()
const programs = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA].filter(
  (folder) => folder !== undefined,
)

/** Chromium without its window: it starts and draws in a fraction of the time, and keeps no page for the way back. */
const HEADLESS_SHELLS = { linux: ['/usr/bin/chromium-headless-shell'] }

const KNOWN_PLACES = {
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/microsoft-edge',
    '/snap/bin/chromium',
  ],
  darwin: ['', home].flatMap((root) => [
    `${root}/Applications/Google Chrome.app/Contents/MacOS/Google Chrome`,
    `${root}/Applications/Chromium.app/Contents/MacOS/Chromium`,
    `${root}/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge`,
  ]),
  win32: programs.flatMap((root) => [
    path.join(root, 'Google/Chrome/Application/chrome.exe'),
    path.join(root, 'Chromium/Application/chrome.exe'),
    path.join(root, 'Microsoft/Edge/Application/msedge.exe'),
  ]),
}

const PLAYWRIGHT_CACHES = {
  linux: path.join(home, '.cache/ms-playwright'),
  darwin: path.join(home, 'Library/Caches/ms-playwright'),
  win32: path.join(process.env.LOCALAPPDATA ?? home, 'ms-playwright'),
}

const PROGRAM_IN_CACHE = [
  'chrome-linux/chrome',
  'chrome-linux64/chrome',
  'chrome-win/chrome.exe',
  'chrome-win64/chrome.exe',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  'chrome-mac-x64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
]

/** The newest Chromium that Playwright has downloaded, if any. */
function inPlaywrightCache() {
  const cache = process.env.PLAYWRIGHT_BROWSERS_PATH ?? PLAYWRIGHT_CACHES[process.platform]
  if (!cache || !existsSync(cache)) return undefined
  const builds = readdirSync(cache)
    .filter((name) => /^chromium-\d+$/.test(name))
    .sort((left, right) => Number(right.slice(9)) - Number(left.slice(9)))
  return builds
    .flatMap((build) => PROGRAM_IN_CACHE.map((program) => path.join(cache, build, program)))
    .find((program) => existsSync(program))
}

const firstOf = (places) => places?.find((program) => existsSync(program))
const wholeBrowser = () => firstOf(KNOWN_PLACES[process.platform]) ?? inPlaywrightCache()
const headlessShell = () => firstOf(HEADLESS_SHELLS[process.platform])

function run(command, args) {
  const { status, error } = spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return status === 0 && !error
}

const isDebianRoot = () => process.platform === 'linux' && existsSync('/usr/bin/apt-get') && process.getuid?.() === 0

/** Without Chinese letters pages are narrower than a shopper sees them, and what is measured on them is wrong. */
function hasChineseLetters() {
  if (process.platform !== 'linux') return true
  const { status, stdout } = spawnSync('fc-list', [':lang=zh'], { encoding: 'utf8' })
  return status === 0 && stdout.trim() !== ''
}

/** Debian as root gets the distribution's packages with Chinese letters; any other machine what Playwright downloads. */
function install(say) {
  if (isDebianRoot()) {
    say('Chromium: installing Debian’s packages chromium, chromium-headless-shell and fonts-noto-cjk, of which something was missing')
    return (
      run('apt-get', ['update', '-qq']) &&
      run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'chromium-headless-shell', 'fonts-noto-cjk'])
    )
  }
  say('Chromium: not on this machine; downloading it with Playwright')
  return run(process.execPath, [path.resolve('node_modules/playwright-core/cli.js'), 'install', 'chromium'])
}

/**
 * The path of the Chromium that tests drive: CHROMIUM, then Debian's headless shell, then a whole browser in the usual places or in
 * Playwright's cache, then one installed now. `say` gets the one line that tells which.
 */
export const findChromium = (say = console.log) => find(() => headlessShell() ?? wholeBrowser(), say)

/** The path of a whole browser, which the back/forward cache needs; CHROMIUM names it too. */
export const findWholeChromium = (say = console.log) => find(wholeBrowser, say, process.env.WHOLE_CHROMIUM ?? process.env.CHROMIUM)

/** With its version: what a page looks like and which commands it knows depend on it. */
function described(program) {
  // On Windows a browser that is asked for its version opens a window.
  const { stdout } =
    process.platform === 'win32' ? {} : spawnSync(program, ['--version', '--no-sandbox'], { encoding: 'utf8', timeout: 60_000 })
  return [program, stdout?.trim()].filter(Boolean).join(', ')
}

/** What is to be done where nothing could be installed: without the rights of root, or without a network. */
const missing = () =>
  process.platform === 'linux' && existsSync('/usr/bin/apt-get')
    ? 'Chromium is missing and could not be installed: run "apt-get install chromium chromium-headless-shell fonts-noto-cjk" as root with a network, or set CHROMIUM to the path of Chromium or Chrome.'
    : 'Chromium is missing and could not be installed: install Chromium or Chrome, or set CHROMIUM to its path.'

function find(present, say, named = process.env.CHROMIUM) {
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM names ${named}, and there is no such file.`)
    return named
  }
  const found = present()
  if (found && (hasChineseLetters() || !isDebianRoot())) {
    say(`Chromium: ${described(found)}`)
    return found
  }
  const installed = install(say) ? present() : undefined
  if (!installed) throw new Error(missing())
  say(`Chromium: installed, ${described(installed)}`)
  return installed
}
