import { readFileSync } from 'node:fs'
import { mall } from '@/contract/mall'
import { OLDEST_LIBRARY } from './checks/projectConfig'
import { readBuild } from './checks/readBuild'

/** Every call and power of WeChat that its privacy guide has an entry for. */
const GUARDED = [
  ...['getPhoneNumber', 'getRealtimePhoneNumber', 'chooseAvatar', 'getUserInfo', 'getUserProfile'],
  ...['getLocation', 'getFuzzyLocation', 'chooseLocation', 'choosePoi', 'startLocationUpdate', 'onLocationChange', 'chooseAddress'],
  ...['chooseImage', 'chooseMedia', 'chooseVideo', 'chooseMessageFile', 'saveImageToPhotosAlbum', 'saveVideoToPhotosAlbum'],
  ...[
    'setClipboardData',
    'getClipboardData',
    'chooseInvoiceTitle',
    'chooseLicensePlate',
    'getWeRunData',
    'getRecorderManager',
    'startRecord',
  ],
  ...['addPhoneCalendar', 'addPhoneContact', 'chooseContact', 'openBluetoothAdapter', 'startAccelerometer', 'startCompass'],
]
/** What reaches a domain, by the list of WeChat's that it must be on. */
const REACHING: Readonly<Record<string, RegExp>> = {
  'request 合法域名': /\.request\(/,
  'uploadFile 合法域名': /\.uploadFile\(/,
  'downloadFile 合法域名': /\.downloadFile\(/,
  'socket 合法域名': /\.connectSocket\(/,
  业务域名: /<web-view\b/,
}

const build = readBuild('dist/weapp')
const guide = readFileSync('docs/mini-program.md', 'utf8')
/** Taro's runtime has a name for everything; what is used of it stands in the shop's own scripts. */
const code = build
  .ending('.js', '.wxml')
  .filter((file) => /^(features|custom-tab-bar)\/|^(app|common|base)\./.test(file))
  .map(build.read)
  .join('\n')

/** The rows of the table whose first column is called so, cell by cell. */
function rowsUnder(heading: string): string[][] {
  const lines = guide.split('\n').map((line) => line.split('|').map((cell) => cell.trim().replaceAll('`', '')))
  const from = lines.findIndex(([, first]) => first === heading) + 2
  const end = lines.findIndex((cells, place) => place >= from && cells.length < 3)
  return lines.slice(from, end).map((cells) => cells.slice(1, -1))
}

describe('the release guide of the mini-program', () => {
  it('declares the private information that the code asks for, and no other', () => {
    const used = GUARDED.filter((name) => new RegExp(`\\.${name}\\(|openType:"${name}"`).test(code))
    expect(
      rowsUnder('call')
        .map(([call]) => call)
        .sort(),
    ).toEqual(used.sort())
  })

  it('lists the domains of every kind that the code reaches', () => {
    const reached = Object.entries(REACHING).flatMap(([kind, call]) => (call.test(code) ? [kind] : []))
    expect(
      rowsUnder('kind')
        .map(([kind]) => kind)
        .sort(),
    ).toEqual(reached.sort())
  })

  it('names the address of the call that WeChat makes before a start', () => {
    expect(guide).toContain(`/api${mall.first.path}\``)
  })

  it('names the library of the project and the oldest one that is served', () => {
    const { libVersion } = build.json<{ libVersion: string }>('project.config.json')
    expect(rowsUnder('what').map(([, value]) => value)).toEqual([libVersion, OLDEST_LIBRARY])
  })

  it('speaks of commands and files that there are', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
    const commands = [...guide.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name)
    expect(commands.filter((name) => !(name in scripts))).toEqual([])
    const files = [...guide.matchAll(/`((?:gateway|tests|docs)\/[\w./]+)`/g)].map(([, file = '']) => readFileSync(file, 'utf8'))
    expect(files.filter((text) => text === '')).toEqual([])
  })
})
