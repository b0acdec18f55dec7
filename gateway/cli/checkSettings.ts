/*
 * What `npm start` asks before it builds: whether a gateway would start with these settings. Where not it ends with 1 and says why, in the
 * gateway's own words.
 */
import { environmentOf } from '../server/environment'
import { freePorts } from '../server/listening'
import { runCommand } from '../server/runCommand'

await runCommand(async ({ env }) => freePorts(environmentOf(env)))
