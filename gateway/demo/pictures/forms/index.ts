import type { PictureForm } from '../../../modules/catalogue/types'
import type { DrawForm } from '../pack'
import * as bottles from './bottles'
import * as boxed from './boxed'
import * as cartons from './cartons'
import * as instruments from './instruments'
import * as supplies from './supplies'

/** Everything that can be drawn; `sealed` is a prescription medicine before it may be shown. */
export type DrawnForm = PictureForm | 'sealed'

const FORMS: Record<DrawnForm, DrawForm> = {
  box: cartons.box,
  capsule: cartons.capsuleBox,
  tablet: cartons.tabletBox,
  sachet: cartons.sachetBox,
  sealed: cartons.sealed,
  bottle: bottles.pillBottle,
  syrup: bottles.syrupBottle,
  pump: bottles.pumpBottle,
  tube: boxed.tube,
  dropper: boxed.dropper,
  device: instruments.armMonitor,
  thermometer: instruments.stickThermometer,
  glucometer: instruments.glucoseMeter,
  oximeter: instruments.oximeter,
  nebulizer: instruments.nebulizer,
  mask: supplies.pleatedMask,
  bandage: supplies.plasters,
  testKit: supplies.testCassette,
  patch: supplies.patch,
  support: supplies.kneeSupport,
}

/** Name and packing say more than the form alone does: the first row that fits both draws the product. */
const SPECIAL: Array<{ form: DrawnForm; named: RegExp; draw: DrawForm }> = [
  { form: 'box', named: /纸尿裤|护理垫|湿厕纸|湿巾|棉柔巾/, draw: cartons.softPack },
  { form: 'box', named: /口服液|合剂|口服溶液/, draw: cartons.vialBox },
  { form: 'bottle', named: /液 .*ml×\d+[支瓶]/, draw: cartons.vialBox },
  { form: 'syrup', named: /液 .*ml×\d+支/, draw: cartons.vialBox },
  { form: 'bottle', named: /口服|糖浆|合剂/, draw: bottles.syrupBottle },
  { form: 'bottle', named: /蛋白粉/, draw: bottles.tin },
  { form: 'bottle', named: /漱口水|酒精|消毒液|护理液|含漱液|洗液|洗剂|涂剂|溶液|搽剂|酊/, draw: bottles.liquidBottle },
  { form: 'pump', named: /[鼻].*喷|喷.*鼻/, draw: boxed.noseSpray },
  { form: 'dropper', named: /[鼻].*喷|喷.*鼻/, draw: boxed.noseSpray },
  { form: 'pump', named: /吸入|气雾剂/, draw: boxed.inhaler },
  { form: 'device', named: /吸入|气雾剂/, draw: boxed.inhaler },
  { form: 'pump', named: /口腔.*喷|咽.*喷|喉.*喷/, draw: boxed.mouthSpray },
  { form: 'pump', named: /喷/, draw: bottles.sprayBottle },
  { form: 'device', named: /腕/, draw: instruments.wristMonitor },
  { form: 'thermometer', named: /额温|耳温|红外/, draw: instruments.foreheadThermometer },
  { form: 'mask', named: /N95|KN95|防护口罩/, draw: supplies.respirator },
  { form: 'bandage', named: /纱布|绷带/, draw: supplies.gauzeRoll },
  { form: 'bandage', named: /棉签/, draw: supplies.swabs },
  { form: 'testKit', named: /血糖/, draw: supplies.stripVial },
  { form: 'testKit', named: /试纸/, draw: supplies.testStrips },
  { form: 'patch', named: /退热贴|降温|凝胶贴/, draw: supplies.gelPatch },
  { form: 'patch', named: /热敷|暖/, draw: supplies.heatPatch },
  { form: 'patch', named: /敷贴|敷料/, draw: supplies.dressing },
  { form: 'support', named: /腰/, draw: supplies.waistSupport },
]

/** How a product of this form, name and packing is drawn. */
export function drawingOf({ form, name, spec }: { form: DrawnForm; name: string; spec: string }): DrawForm {
  return SPECIAL.find((row) => row.form === form && row.named.test(`${name} ${spec}`))?.draw ?? FORMS[form]
}
