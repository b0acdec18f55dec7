/*
 * The H5 build's entry (config/entryInTasks.ts): evaluates what the first file consists of in several tasks. In one of them it would keep the browser
 * from painting and from answering a press for twice as long as it may.
 */
import { yieldToBrowser } from '@/lib/yieldToBrowser'

async function evaluate() {
  await import(/* webpackMode: "eager", webpackExports: [] */ 'react-dom/client')
  await yieldToBrowser()
  await import(/* webpackMode: "eager", webpackExports: [] */ '@tarojs/taro')
  await yieldToBrowser()
  await import(/* webpackMode: "eager", webpackExports: [] */ '@/platform/setup')
  await yieldToBrowser()
  await import(/* webpackMode: "eager", webpackExports: [] */ '@/app.config')
}

void evaluate()
