import '@/styles/weapp.scss'
import { watchConnectivity } from '../connectivity'
import { redirectUnknownPages } from '../entry/redirectUnknownPages'
import { watchUpdates } from '../update'
import './abort'

watchConnectivity()
redirectUnknownPages()
watchUpdates()
