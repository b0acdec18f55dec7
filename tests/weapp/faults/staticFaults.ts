import type { AppJson, ComponentJson } from '../harness/inPage/bundle'
import type { BrokenCopy } from './brokenCopy'

export type Fault = (copy: BrokenCopy) => void

const HOME = 'features/home/pages/home/index'
const LOGIN = 'features/account/pages/login/index'
/** Into the first function of a page's script, where it would run with the page. */
const inPage = (text: string, code: string) => text.replace(/(function [\w$]+\([\w$,]*\)\{)/, (head) => `${head}${code};`)

/** Builds broken so that one need not be run to be told. The first seven were in mind when the checks were written. */
export const STATIC_FAULTS: Readonly<Record<string, Fault>> = {
  'a template whose tag is closed by another': (copy) => copy.replace('base.wxml', '</view>', '</vieww>'),
  'a wxs that answers the wrong name of a template': (copy) => copy.replace('utils.wxs', "return 'tmpl_' + l", "return 'tmp_' + l"),
  'local storage of a browser in a page': (copy) => copy.edit(`${LOGIN}.js`, (text) => inPage(text, 'localStorage.getItem("x")')),
  'an address taken apart as browsers do': (copy) => copy.edit(`${LOGIN}.js`, (text) => inPage(text, 'new URL("http://a")')),
  'a page left out of app.json': (copy) =>
    copy.editJson<AppJson>(
      'app.json',
      ({ subPackages = [] }) => void subPackages.find(({ root }) => root === 'features/search')?.pages.pop(),
    ),
  'a component one folder too high': (copy) => copy.replace(`${HOME}.json`, '../../../../comp', '../../../../../comp'),
  'a common script that is not there': (copy) => copy.remove('vendors.js'),
  'a style sheet that breaks off': (copy) => copy.edit(`${HOME}.wxss`, (text) => `${text.slice(0, -30)}{{{`),

  'a page named in another case': (copy) =>
    copy.editJson<AppJson>('app.json', ({ subPackages = [] }) => {
      for (const own of subPackages) own.pages = own.pages.map((page) => page.replace('pages/result/', 'pages/Result/'))
    }),
  'a page named twice': (copy) => copy.editJson<AppJson>('app.json', ({ pages }) => void pages.push(pages[0] ?? '')),
  'a tab that lies in a sub-package': (copy) =>
    copy.replace('app.json', '"pagePath":"features/me/pages/me/index"', '"pagePath":"features/search/pages/search/index"'),
  'an app.json with a comma too many': (copy) => copy.replace('app.json', '"window":{', '"window":{,'),
  'a page without its settings': (copy) => copy.remove(`${HOME}.json`),
  'a component that does not say it is one': (copy) => copy.editJson<ComponentJson>('comp.json', (own) => delete own.component),
  'whereabouts asked for without a reason': (copy) => copy.editJson<Record<string, unknown>>('app.json', (app) => delete app.permission),
  'a package fetched beforehand that is none': (copy) =>
    copy.editJson<{ preloadRule: Record<string, { packages: string[] }> }>(
      'app.json',
      ({ preloadRule }) => void preloadRule[HOME]?.packages.push('features/orders'),
    ),
  'newer syntax than the oldest phone reads': (copy) => copy.edit(`${LOGIN}.js`, (text) => inPage(text, 'this?.page??=1')),
  'a look behind in a regular expression': (copy) => copy.edit(`${LOGIN}.js`, (text) => inPage(text, '/(?<=a)b/.test("ab")')),
  'a document behind a tap that no test makes': (copy) =>
    copy.edit('common.js', (text) => `${text};module.exports={late:function(){return document.querySelector("a")}}`),
  'an element of HTML': (copy) => copy.edit(`${LOGIN}.js`, (text) => inPage(text, 'null&&r.createElement("i",{})')),
  'a template that imports another folder’s': (copy) => copy.replace(`${HOME}.wxml`, 'base.wxml', 'basis.wxml'),
  'an expression that nobody closed': (copy) => copy.replace('base.wxml', '{{i.cl}}', '{{i.cl'),
  'a picture that was not copied': (copy) => copy.remove('ui/illustrations/success.svg'),
  'a picture of 200 KB within a style sheet': (copy) =>
    copy.edit('common.wxss', (text) => `${text}.x{background:url("data:image/png;base64,${'A'.repeat(200_000)}")}`),
  'a scrim that lets the page move': (copy) => copy.replace('base.wxml', /catchtouchmove/, 'bindtouchmove'),
  'a press state of browsers': (copy) => copy.edit(`${HOME}.wxss`, (text) => `${text}.q-press:active{opacity:.5}`),
  'a sub-package of 2 MB': (copy) => copy.add('features/search/data.js', `module.exports="${'x'.repeat(2 * 1024 * 1024)}"`),
  'a stop for the debugger': (copy) => copy.edit(`${LOGIN}.js`, (text) => inPage(text, 'debugger')),
  'a picture of the package in a style sheet': (copy) =>
    copy.edit(`${HOME}.wxss`, (text) => `${text}.x{background:url("/ui/illustrations/share.png")}`),
  'buttons with WeChat’s grey line': (copy) => copy.replace('app-origin.wxss', /(?<=\})button::?after\{[^}]*\}/, ''),
  'an eval': (copy) => copy.edit(`${LOGIN}.js`, (text) => inPage(text, 'eval("1")')),
  'a function made of text': (copy) => copy.edit(`${LOGIN}.js`, (text) => inPage(text, 'new Function("a","return a+1")')),
  'a date that iOS cannot read': (copy) =>
    copy.edit(`${LOGIN}.js`, (text) => inPage(text, 'var day="2026-11-23";new Date(day+" 08:00:00")')),
  'a date of a day and a time, which iOS cannot read': (copy) =>
    copy.edit(`${LOGIN}.js`, (text) => inPage(text, 'var day="2026-11-23",time="08:00";new Date("".concat(day," ").concat(time))')),
  'a date with dots, which iOS cannot read': (copy) => copy.edit(`${LOGIN}.js`, (text) => inPage(text, 'new Date("2026.11.23")')),
  'an eval by another way': (copy) => copy.edit(`${LOGIN}.js`, (text) => inPage(text, '(0,eval)("1")')),
  'a function made of text by its constructor': (copy) =>
    copy.edit(`${LOGIN}.js`, (text) => inPage(text, '(function(){}).constructor("return 1")()')),
  'the AppSecret in an address of WeChat’s': (copy) =>
    copy.edit(`${LOGIN}.js`, (text) =>
      inPage(text, `var at="https://api.weixin.qq.com/sns/jscode2session?secret=${'0123456789abcdef'.repeat(2)}&js_code="`),
    ),
  'a tab bar in a colour that WeChat does not know': (copy) =>
    copy.editJson<AppJson & { tabBar: Record<string, unknown> }>('app.json', ({ tabBar }) => void (tabBar.borderStyle = 'grey')),
  'a page that is pulled down by a word': (copy) =>
    copy.editJson<Record<string, unknown>>(`${HOME}.json`, (page) => void (page.enablePullDownRefresh = 'true')),
  'the vague place beside the exact one': (copy) =>
    copy.editJson<AppJson>('app.json', (app) => void (app.requiredPrivateInfos = ['getFuzzyLocation', 'getLocation'])),
  'the shop’s AppSecret': (copy) =>
    copy.edit(`${LOGIN}.js`, (text) => inPage(text, `var own={appSecret:"${'0123456789abcdef'.repeat(2)}"}`)),
  'a bar in a colour that WeChat does not know': (copy) =>
    copy.editJson<AppJson>('app.json', (app) => void (app.window = { ...app.window, navigationBarTextStyle: 'green' })),
  'tools that compile once more': (copy) => copy.replace('project.config.json', '"es6": false', '"es6": true'),
}
