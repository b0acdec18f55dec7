import { officialStyles } from '../compilers/styles'
import { officialTemplates } from '../compilers/templates'
import { appJson } from './appJson'
import { buttonLines } from './buttonLines'
import { componentFiles } from './componentFiles'
import { datesOfIos } from './datesOfIos'
import { developmentLeftovers } from './developmentLeftovers'
import { drawnElements } from './drawnElements'
import { embeddedData } from './embeddedData'
import { engineTemplates } from './engineTemplates'
import { evaluatedCode } from './evaluatedCode'
import { localFiles } from './localFiles'
import { localStyles } from './localStyles'
import { navigationValues } from './navigationValues'
import { packageSizes } from './packageSizes'
import { pageFiles } from './pageFiles'
import { pressStates } from './pressStates'
import { projectConfig } from './projectConfig'
import { readBuild, type Build, type Check } from './readBuild'
import { scriptSyntax } from './scriptSyntax'
import { secrets } from './secrets'
import { stillScrims } from './stillScrims'
import { strangeNames } from './strangeNames'
import { templateReferences } from './templateReferences'

/** What a build is looked at for without being run, by what a reader of the report should learn from a failure. */
export const CHECKS: Readonly<Record<string, Check>> = {
  'has an app.json that WeChat takes': appJson,
  'has a project file that leaves it as it was built': projectConfig,
  'has every file of every page': pageFiles,
  'has every component that is used': componentFiles,
  'has every picture and script that is named': localFiles,
  'has every template that is named': templateReferences,
  'draws nothing without a template': drawnElements,
  'has templates that WeChat’s wcc accepts': officialTemplates,
  'has styles that WeChat’s wcsc accepts': officialStyles,
  'has templates and styles that WeChat’s engine accepts': engineTemplates,
  'is written in what the oldest base library reads': scriptSyntax,
  'reads no name that WeChat does not have': strangeNames,
  'makes no code out of text': evaluatedCode,
  'reads no date as iOS cannot': datesOfIos,
  'shows no local file in a style sheet': localStyles,
  'has bars that WeChat knows': navigationValues,
  'holds no secret': secrets,
  'draws no grey line around buttons': buttonLines,
  'has no press state that only browsers know': pressStates,
  'holds the page behind a scrim': stillScrims,
  'embeds no large data': embeddedData,
  'keeps within its sizes': packageSizes,
  'leaves no development behind': developmentLeftovers,
}

export type Finding = { check: string; message: string }

/** One check's findings; one that cannot even look has found something. */
export function look(check: Check, build: Build): string[] {
  try {
    return check(build)
  } catch (fault) {
    return [fault instanceof Error ? fault.message : String(fault)]
  }
}

/** Everything the checks find in a folder. */
export function findings(folder: string): Finding[] {
  try {
    const build = readBuild(folder)
    return Object.entries(CHECKS).flatMap(([name, check]) => look(check, build).map((message) => ({ check: name, message })))
  } catch (fault) {
    return [{ check: 'can be read', message: fault instanceof Error ? fault.message : String(fault) }]
  }
}
