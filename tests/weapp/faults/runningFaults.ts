import type { Fault } from './staticFaults'

const HOME = 'features/home/pages/home/index.js'
/** Beside the page's own: `code` runs when the page is shown, with the page as `page`. */
const onShow =
  (code: string): Fault =>
  (copy) =>
    copy.edit(HOME, (text) =>
      text.replace(/Page\(([\w$]+)\)/, (_, config: string) => {
        const shown = `var page=this;${code};return shown&&shown.apply(this,arguments)`
        return `(function(config){var shown=config.onShow;config.onShow=function(){${shown}};Page(config)})(${config})`
      }),
    )

/** Builds whose files are all right: only running them tells. */
export const RUNNING_FAULTS: Readonly<Record<string, Fault>> = {
  'templates that tell nobody of a tap': (copy) => copy.replace('base.wxml', /bindtap="eh"/g, ''),
  'pictures without a template': (copy) =>
    copy.edit('base.wxml', (text) => text.replace('"tmpl_0_4"', '"tmpl_0_404"').replace('"tmpl_0_2"', '"tmpl_0_202"')),
  'scripts that start with one another': (copy) => {
    copy.edit('vendors.js', (text) => `require("./taro");exports.ready={};${text}`)
    copy.edit('taro.js', (text) => `require("./vendors").ready.at=1;${text}`)
  },
  'a page that is never declared': (copy) => copy.edit(HOME, (text) => text.replace(/Page\(([\w$]+)\)/, '$1')),
  'a function in setData': onShow('page.setData({late:function(){}})'),
  'an object within itself in setData': onShow('var own={};own.own=own;page.setData({own:own})'),
  'setData without an end': onShow('setInterval(function(){page.setData({tick:Date.now()})},5)'),
  'a call of wx that there is not': onShow('wx.getStorageInTheMoon({key:"a"})'),
  'a page that throws when it is shown': onShow('null.shown'),
  'a request that is refused': onShow('wx.request({url:"http://127.0.0.1:8080/api/no/such/call"})'),
  'a number written with Intl': onShow('new Intl.NumberFormat("zh-CN").format(1)'),
  'more than a megabyte in setData': onShow('page.setData({all:new Array(1100000).join("x")})'),
  'a domain that is not listed': onShow('wx.request({url:"https://elsewhere.example/",fail:function(){}})'),
  'a web-view of a domain that is not listed': (copy) =>
    copy.edit(HOME.replace('.js', '.wxml'), (text) => `${text}<web-view src="https://elsewhere.example/"></web-view>`),
  'a permission taken for granted': onShow('wx.authorize({scope:"scope.userFuzzyLocation"}).then(function(){})'),
  'a turn that never ends': onShow('for(;;);'),
}

/** Builds that do what the single page of moments cannot. */
export const SINGLE_PAGE_FAULTS: Readonly<Record<string, Fault>> = {
  'a login from moments': onShow('wx.login({fail:function(){}})'),
}
