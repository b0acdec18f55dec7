import { watchConnectivity } from '../connectivity'
import { watchUpdates } from '../update'
import './abort'

watchConnectivity()
watchUpdates()
