import { watchConnectivity } from '../connectivity'
import { leadUnknownPages } from '../entry/leadUnknownPages'
import { watchUpdates } from '../update'
import './abort'

watchConnectivity()
leadUnknownPages()
watchUpdates()
