import type { Goods, Packing } from '../types'

const piece = (unit: string) => (spec: string, price: number, list?: number): Packing => ({
  spec,
  unit,
  price,
  ...(list ? { list } : {}),
})
const box = piece('盒')
const machine = piece('台')
const single = piece('支')

/** What holds for every instrument with a battery. */
const BATTERY = '长期不用请取出电池。废旧电池请按当地规定回收。'
/** What holds for every sterile or single-use article. */
const SINGLE_USE = '一次性使用，用后按生活垃圾或医疗废物规定丢弃。包装破损、超过有效期禁止使用。'
/** A home test gives a hint, a doctor gives the diagnosis. */
const NOT_A_DIAGNOSIS = '检测结果仅供参考，不能单独作为诊断依据；结果异常或身体不适请及时就医。'

/** Medical devices: monitors, dressings and masks, physical aids, self-tests. */
export const devices: Goods[] = [
  {
    code: 13001, name: '上臂式电子血压计', latin: 'Upper Arm Blood Pressure Monitor', kind: 'device', mark: 'none', form: '仪器',
    category: 'monitor', symptoms: ['pressure', 'headache'], aliases: ['血压计', '量血压', '血压仪'], audience: ['adult', 'elder'], ingredients: [],
    keyFacts: { how: '静坐5分钟后测左上臂', stop: '多次读数异常请就医', avoid: '测前30分钟勿吸烟饮咖啡', askFirst: '心律不齐、孕妇先问医生' },
    offers: [
      { brand: '青禾', packings: [machine('语音大屏', 26900, 32900), machine('语音大屏＋电源适配器', 29900)], picture: { form: 'device', hue: 160 } },
      { brand: '云杉', packings: [machine('基础款', 16900), machine('双人记忆款', 21900, 24900)], picture: { form: 'device', hue: 235 } },
    ],
    leaflet: {
      composition: '由主机、臂带（适用臂围22~42厘米）、4节5号电池和使用说明书组成。',
      scope: '用于成人收缩压、舒张压和脉率的家庭自测。',
      usage: '1. 坐下静息5分钟，双脚平放，不要说话。\n2. 臂带缠在裸露的左上臂，下缘距肘窝约2厘米，松紧以能插入一指为宜，臂带与心脏同高。\n3. 按开始键，等待屏幕显示读数。\n4. 间隔1~2分钟再测一次，取两次平均值并记录。',
      contraindications: '上臂有创口、正在输液或有动静脉瘘的一侧不得使用。婴幼儿及不能表达意愿者不适用。',
      precautions: '房颤等明显心律不齐者读数可能不准，请咨询医生。不要根据自测结果自行增减药物。臂带请勿用力拉扯或水洗内胆。' + BATTERY,
      storage: '常温干燥处存放，避免阳光直射、跌落和受潮。', shelfLife: '使用期限5年',
    },
  },
  {
    code: 13002, name: '腕式电子血压计', latin: 'Wrist Blood Pressure Monitor', kind: 'device', mark: 'none', form: '仪器',
    category: 'monitor', symptoms: ['pressure'], aliases: ['手腕血压计', '便携血压计'], audience: ['adult', 'elder'], ingredients: [],
    keyFacts: { how: '手腕与心脏同高再测量', stop: '多次读数异常请就医', avoid: '测量时勿说话、勿移动', askFirst: '动脉硬化明显者先问医生' },
    offers: [
      { brand: '云杉', packings: [machine('便携款', 13900), machine('便携款＋收纳盒', 15900, 17900)], picture: { form: 'device', hue: 245 } },
    ],
    leaflet: {
      composition: '由主机与腕带一体机（适用腕围13.5~21.5厘米）、2节7号电池、收纳盒和使用说明书组成。',
      scope: '用于成人收缩压、舒张压和脉率的家庭及外出自测。',
      usage: '1. 坐下静息5分钟。\n2. 掌心向上，腕带戴在左手腕，边缘距腕横纹约1厘米。\n3. 肘部支撑在桌面，抬起手腕与心脏同高。\n4. 按开始键，读数显示后记录。',
      contraindications: '手腕有创口或做过透析造瘘的一侧不得使用。',
      precautions: '手腕高低会影响读数，请每次保持同一姿势。末梢循环不良、动脉硬化明显者宜选用上臂式。不要根据自测结果自行增减药物。' + BATTERY,
      storage: '常温干燥处存放，避免跌落和受潮。', shelfLife: '使用期限5年',
    },
  },
  {
    code: 13003, name: '血糖仪套装', latin: 'Blood Glucose Monitoring Kit', kind: 'device', mark: 'none', form: '仪器',
    category: 'monitor', symptoms: ['sugar'], aliases: ['血糖仪', '测血糖', '血糖机'], audience: ['adult', 'elder'], ingredients: [],
    keyFacts: { how: '指尖采血，插入试纸读数', stop: '过高或过低请立即就医', avoid: '采血针不可重复或共用', askFirst: '贫血或正在吸氧者先问' },
    offers: [
      { brand: '青禾', packings: [piece('套')('主机＋50试纸＋50针', 15900, 19900), piece('套')('主机＋100试纸＋100针', 20900)], picture: { form: 'glucometer', hue: 165 } },
      { brand: '云杉', packings: [piece('套')('语音款＋50试纸＋50针', 18900), piece('套')('语音款＋100试纸＋100针', 23900, 26900)], picture: { form: 'glucometer', hue: 235 } },
    ],
    leaflet: {
      composition: '由血糖仪主机、采血笔、一次性采血针、血糖试纸、便携包和使用说明书组成。',
      scope: '与配套试纸一起使用，定量检测新鲜毛细血管全血中的葡萄糖浓度，供糖尿病患者自我监测。',
      usage: '1. 温水洗手并擦干，酒精消毒指尖后待干。\n2. 试纸插入仪器自动开机。\n3. 用采血笔在指腹侧面采血，将试纸吸血端轻触血滴。\n4. 约5秒后读数，记录数值与餐前餐后。\n5. 用过的采血针放入硬质容器后丢弃。',
      contraindications: '不用于糖尿病的诊断，不用于新生儿。',
      precautions: '必须使用与主机配套的试纸。红细胞压积过高或过低、大量服用维生素C可影响结果。不要根据单次读数自行调整胰岛素剂量。' + NOT_A_DIAGNOSIS + BATTERY,
      storage: '10~35℃干燥处存放，试纸用后立即盖紧瓶盖。', shelfLife: '主机使用期限5年，试纸见瓶身',
    },
  },
  {
    code: 13004, name: '血糖试纸', latin: 'Blood Glucose Test Strips', kind: 'device', mark: 'none', form: '试纸',
    category: 'monitor', symptoms: ['sugar'], aliases: ['血糖试条', '测糖试纸'], audience: ['adult', 'elder'], ingredients: ['葡萄糖脱氢酶', '电子介体', '缓冲剂'],
    keyFacts: { how: '取出后3分钟内使用', stop: '过高或过低请立即就医', avoid: '受潮、过期试纸不可用', askFirst: '须与配套主机一起使用' },
    offers: [
      { brand: '青禾', packings: [box('50片/瓶', 6900), box('50片×2瓶', 12900, 13800)], picture: { form: 'testKit', hue: 165, design: 0 } },
      { brand: '云杉', packings: [box('50片/瓶', 7500), box('25片×4瓶', 14500)], picture: { form: 'testKit', hue: 235, design: 2 } },
    ],
    leaflet: {
      composition: '由试纸条和瓶装干燥剂组成；反应区含葡萄糖脱氢酶、电子介体和缓冲剂。',
      scope: '与配套血糖仪一起使用，定量检测新鲜毛细血管全血中的葡萄糖浓度。',
      usage: '1. 干手取出一片试纸并立即盖紧瓶盖。\n2. 插入配套血糖仪。\n3. 采指尖血，让吸血端吸满。\n4. 等待读数并记录。',
      contraindications: '不用于糖尿病的诊断和筛查，不用于新生儿。',
      precautions: '开瓶后3个月内用完。不同品牌主机与试纸不可混用。试纸不可剪切、弯折或重复使用。' + NOT_A_DIAGNOSIS,
      storage: '4~30℃干燥避光保存，不可冷冻。', shelfLife: '24个月',
    },
  },
  {
    code: 13005, name: '指夹式血氧仪', latin: 'Fingertip Pulse Oximeter', kind: 'device', mark: 'none', form: '仪器',
    category: 'monitor', symptoms: ['cough', 'fever'], aliases: ['血氧仪', '血氧夹', '测血氧'], audience: ['adult', 'elder'], ingredients: [],
    keyFacts: { how: '夹住食指静止10秒后读数', stop: '血氧持续低于93%请就医', avoid: '涂甲油、手冷时读数不准', askFirst: '呼吸困难者不要等待自测' },
    offers: [
      { brand: '青禾', packings: [machine('标准款', 9900, 12900), machine('蓝牙款', 14900)], picture: { form: 'oximeter', hue: 175 } },
      { brand: '云杉', packings: [machine('彩屏款', 11900), machine('彩屏款＋挂绳电池', 12900)], picture: { form: 'oximeter', hue: 255 } },
    ],
    leaflet: {
      composition: '由主机、挂绳、2节7号电池和使用说明书组成。',
      scope: '用于成人和儿童（指厚8~22毫米）脉搏血氧饱和度和脉率的点测。',
      usage: '1. 擦净手指，去除指甲油。\n2. 捏开夹口，食指插到底，甲面朝上。\n3. 按键开机，手保持不动。\n4. 数值稳定约10秒后读数。',
      contraindications: '手指有创口或组织损伤的部位不得使用。不用于连续监护。',
      precautions: '强光、寒冷、贫血、一氧化碳中毒等会影响读数。同一手指连续夹持不宜超过2小时。' + NOT_A_DIAGNOSIS + BATTERY,
      storage: '常温干燥处存放，避免跌落。', shelfLife: '使用期限3年',
    },
  },
  {
    code: 13006, name: '电子体温计', latin: 'Digital Thermometer', kind: 'device', mark: 'none', form: '仪器',
    category: 'monitor', symptoms: ['fever'], aliases: ['温度计', '量体温', '无汞体温计'], audience: ['adult', 'child', 'elder'], ingredients: [],
    keyFacts: { how: '腋下夹紧，蜂鸣后读数', stop: '持续高热请及时就医', avoid: '饭后、运动后30分钟再测', askFirst: '婴幼儿须成人看护测量' },
    offers: [
      { brand: '青禾', packings: [single('1支', 1990), single('软头款1支', 2690, 3200)], picture: { form: 'thermometer', hue: 190, design: 0 } },
      { brand: '云杉', packings: [single('1支', 1680), single('2支', 3180)], picture: { form: 'thermometer', hue: 260, design: 3 } },
    ],
    leaflet: {
      composition: '由测温探头、液晶显示屏、蜂鸣器、纽扣电池和保护套组成，不含汞。',
      scope: '用于测量人体腋下或口腔温度。',
      usage: '1. 用酒精棉擦净探头。\n2. 按键开机。\n3. 腋下测量：擦干腋窝，探头贴紧皮肤夹紧；口腔测量：探头置于舌下，闭口。\n4. 听到蜂鸣声后取出读数，擦净收好。',
      contraindications: '口腔有创伤、不能配合的婴幼儿不作口腔测量。',
      precautions: '口腔用与其他部位用请分开。请勿咬探头。纽扣电池误吞危险，请放在儿童拿不到的地方。' + NOT_A_DIAGNOSIS,
      storage: '常温干燥处存放，勿浸泡、勿高温蒸煮。', shelfLife: '使用期限5年',
    },
  },
  {
    code: 13007, name: '红外额温枪', latin: 'Infrared Forehead Thermometer', kind: 'device', mark: 'none', form: '仪器',
    category: 'monitor', symptoms: ['fever'], aliases: ['额温枪', '体温枪', '非接触体温计'], audience: ['adult', 'child', 'elder'], ingredients: [],
    keyFacts: { how: '距额头1~3厘米按键测量', stop: '持续高热请及时就医', avoid: '出汗、风吹后稍等再测', askFirst: '读数异常用体温计复测' },
    offers: [
      { brand: '云杉', packings: [single('标准款', 8900, 10900), single('静音三色屏款', 11900)], picture: { form: 'thermometer', hue: 165 } },
      { brand: '青禾', packings: [single('标准款', 9500), single('标准款＋电池', 9900)], picture: { form: 'thermometer', hue: 225 } },
    ],
    leaflet: {
      composition: '由红外传感器、主机、显示屏、2节7号电池和使用说明书组成。',
      scope: '通过测量额头皮肤的热辐射显示体温，供家庭和公共场所筛查使用。',
      usage: '1. 在室内静坐10分钟，擦干额头。\n2. 探头对准眉心上方，距离1~3厘米。\n3. 按测量键，蜂鸣后读数。\n4. 建议连测三次取较高值。',
      contraindications: '额头有创口、疤痕或正在冷敷的部位不宜测量。',
      precautions: '环境温度16~35℃时使用。探头镜片用干净棉签轻擦，勿触摸。' + NOT_A_DIAGNOSIS + BATTERY,
      storage: '常温干燥处存放，避免跌落和阳光直射。', shelfLife: '使用期限5年',
    },
  },
  {
    code: 13008, name: '压缩式雾化器', latin: 'Compressor Nebulizer', kind: 'device', mark: 'none', form: '仪器',
    category: 'therapy', symptoms: ['cough'], aliases: ['雾化机', '家用雾化器'], audience: ['adult', 'child', 'elder'], ingredients: [],
    keyFacts: { how: '遵医嘱加药，坐位吸入', stop: '胸闷、气促加重立即停用', avoid: '不可自行加未批准的药液', askFirst: '雾化用药须由医生开具' },
    offers: [
      { brand: '云杉', packings: [machine('成人儿童两用', 23900, 27900), machine('两用＋备用面罩', 25900)], picture: { form: 'nebulizer', hue: 210 } },
      { brand: '青禾', packings: [machine('静音款', 28900), machine('静音款＋收纳包', 30900)], picture: { form: 'nebulizer', hue: 160 } },
    ],
    leaflet: {
      composition: '由压缩机、送气管、雾化杯、口含嘴、成人面罩、儿童面罩和空气过滤片组成。',
      scope: '将医生处方的吸入用药液雾化，供患者吸入使用。本机不含药物。',
      usage: '1. 洗手，按医嘱把药液加入雾化杯。\n2. 接好送气管和面罩或口含嘴。\n3. 坐位，平静呼吸，雾量明显减少时结束，一般不超过15分钟。\n4. 用后漱口、洗脸，配件用清水冲洗并晾干。',
      contraindications: '急性肺水肿、咯血等情况请遵医嘱，不得自行使用。',
      precautions: '配件专人专用，每6个月更换一次过滤片。机器不可浸水。不要把油剂、糖浆或未获批准用于雾化的药物加入雾化杯。',
      storage: '常温干燥处存放，配件晾干后收纳。', shelfLife: '主机使用期限5年',
    },
  },
  {
    code: 13009, name: '医用外科口罩', latin: 'Surgical Masks', kind: 'device', mark: 'none', form: '口罩',
    category: 'dressing', symptoms: ['fever', 'cough'], aliases: ['口罩', '一次性口罩'], audience: ['adult', 'elder'], ingredients: ['无纺布', '熔喷布', '鼻夹', '耳带'],
    keyFacts: { how: '蓝面朝外，捏紧鼻夹', stop: '潮湿、脏污时立即更换', avoid: '不可清洗或重复使用', askFirst: '呼吸困难者先咨询医生' },
    offers: [
      { brand: '青禾', packings: [box('10只/袋×5袋', 1990), box('独立包装30只', 1890, 2290), box('独立包装100只', 4990)], picture: { form: 'mask', hue: 215, design: 0 } },
      { brand: '云杉', packings: [box('50只/盒', 1850), box('50只×2盒', 3500)], picture: { form: 'mask', hue: 180, design: 1 } },
    ],
    leaflet: {
      composition: '由三层面料（外层无纺布、中层熔喷布、内层无纺布）、鼻夹和耳带制成。',
      scope: '供覆盖使用者的口、鼻及下颌，阻隔飞沫和体液喷溅使用。',
      usage: '1. 洗手，取出口罩，有色面朝外，鼻夹在上。\n2. 拉开褶皱，罩住口、鼻和下颌，挂好耳带。\n3. 双手捏紧鼻夹，使其贴合鼻梁。\n4. 佩戴不超过4小时，潮湿或污染即更换。',
      contraindications: '对无纺布过敏者禁用。3岁以下婴幼儿不宜佩戴。',
      precautions: '佩戴中如感到憋闷、头晕，请立即取下。' + SINGLE_USE,
      storage: '干燥、通风、无腐蚀性气体的室内。', shelfLife: '24个月',
    },
  },
  {
    code: 13010, name: '医用防护口罩N95', latin: 'Medical Protective Respirators', kind: 'device', mark: 'none', form: '口罩',
    category: 'dressing', symptoms: ['fever'], aliases: ['N95', '防护口罩'], audience: ['adult'], ingredients: ['无纺布', '熔喷布', '鼻夹', '头带'],
    keyFacts: { how: '头带固定，做密合检查', stop: '憋气、头晕立即取下', avoid: '佩戴不宜超过4小时', askFirst: '心肺疾病、孕妇先咨询' },
    offers: [
      { brand: '云杉', packings: [box('10只/盒', 2980), box('25只/盒', 6900, 7450)], picture: { form: 'mask', hue: 165, design: 3 } },
    ],
    leaflet: {
      composition: '由多层过滤材料、鼻夹、密封条和头带制成，立体折叠式，过滤效率不低于95%。',
      scope: '供过滤空气中的颗粒物，阻隔飞沫、体液、分泌物等使用。',
      usage: '1. 展开口罩，罩住口、鼻和下颌。\n2. 下头带拉至颈后，上头带拉至头顶中部。\n3. 双手指尖按压鼻夹塑形。\n4. 快速呼气，若边缘漏气请重新调整。',
      contraindications: '对所用材料过敏者禁用。儿童面型不适用。',
      precautions: '有呼吸系统或心血管疾病者请在医生指导下使用。蓄须会影响密合。' + SINGLE_USE,
      storage: '干燥、通风、避光的室内。', shelfLife: '36个月',
    },
  },
  {
    code: 13011, name: '儿童医用外科口罩', latin: 'Children’s Surgical Masks', kind: 'device', mark: 'none', form: '口罩',
    category: 'dressing', symptoms: ['fever', 'cough'], aliases: ['儿童口罩', '小孩口罩'], audience: ['child'], ingredients: ['无纺布', '熔喷布', '鼻夹', '耳带'],
    keyFacts: { how: '成人协助佩戴，贴合鼻梁', stop: '憋闷、哭闹立即取下', avoid: '运动、睡觉时不要佩戴', askFirst: '哮喘等疾病先咨询医生' },
    offers: [
      { brand: '青禾', packings: [box('S码30只独立包装', 1990), box('M码30只独立包装', 1990), box('M码100只', 5500, 5990)], picture: { form: 'mask', hue: 350, design: 4 } },
    ],
    leaflet: {
      composition: '由三层面料、鼻夹和弹性耳带制成，尺寸按儿童面型设计。',
      scope: '供3岁以上儿童覆盖口、鼻及下颌，阻隔飞沫使用。',
      usage: '1. 成人洗手后协助佩戴，有色面朝外。\n2. 拉开褶皱罩住口、鼻和下颌。\n3. 捏紧鼻夹，检查耳带松紧。\n4. 潮湿或脏污即更换。',
      contraindications: '3岁以下婴幼儿禁用。对无纺布过敏者禁用。',
      precautions: '须在成人看护下使用，提醒孩子感到不舒服时说出来。' + SINGLE_USE,
      storage: '干燥、通风、无腐蚀性气体的室内。', shelfLife: '24个月',
    },
  },
  {
    code: 13012, name: '防水创可贴', latin: 'Waterproof Plasters', kind: 'device', mark: 'none', form: '敷料',
    category: 'dressing', symptoms: ['wound'], aliases: ['创口贴', '止血贴', '创可贴'], audience: ['adult', 'child', 'elder'], ingredients: ['PU胶带', '吸收垫', '防粘层'],
    keyFacts: { how: '清洁伤口后贴上，每日更换', stop: '红肿流脓请就医', avoid: '深伤口、咬伤不可自行贴', askFirst: '胶布过敏者先咨询' },
    offers: [
      { brand: '青禾', packings: [box('20片/盒', 890), box('100片/盒', 2590, 2980)], picture: { form: 'bandage', hue: 25, design: 1 } },
      { brand: '云杉', packings: [box('50片/盒', 1480), box('透明款60片', 1780)], picture: { form: 'bandage', hue: 205, design: 0 } },
    ],
    leaflet: {
      composition: '由聚氨酯胶带、中间吸收垫、防粘层和离型纸组成，不含药物，环氧乙烷灭菌。',
      scope: '用于小创口、擦伤、切割伤等浅表创面的急救及临时性包扎。',
      usage: '1. 清洗并消毒创面，擦干周围皮肤。\n2. 撕开包装，吸收垫对准创面贴上。\n3. 轻压四周使其贴牢。\n4. 每天或浸湿后更换。',
      contraindications: '对胶带过敏者禁用。感染、较深或出血不止的伤口不适用。',
      precautions: '不要缠绕过紧，以免影响血液循环。动物抓咬伤、被锈物刺伤请先清洗并尽快就医。' + SINGLE_USE,
      storage: '干燥、避光、避高温处。', shelfLife: '36个月',
    },
  },
  {
    code: 13013, name: '自粘性无菌敷贴', latin: 'Adhesive Sterile Dressings', kind: 'device', mark: 'none', form: '敷料',
    category: 'dressing', symptoms: ['wound'], aliases: ['敷贴', '伤口贴', '大号创可贴'], audience: ['adult', 'child', 'elder'], ingredients: ['无纺布', '吸水垫', '医用压敏胶'],
    keyFacts: { how: '覆盖清洁干燥的创面', stop: '渗液多、发红发热请就医', avoid: '不可直接贴在感染创面', askFirst: '术后伤口按医嘱换药' },
    offers: [
      { brand: '云杉', packings: [box('6×7cm×10片', 1280), box('9×10cm×10片', 1780), box('9×20cm×10片', 2680)], picture: { form: 'patch', hue: 200, design: 3 } },
    ],
    leaflet: {
      composition: '由水刺无纺布、吸水垫、医用压敏胶和离型纸组成，环氧乙烷灭菌。',
      scope: '用于手术伤口、擦伤、浅表创面的覆盖和保护。',
      usage: '1. 清洁创面并擦干周围皮肤。\n2. 揭去离型纸，勿触碰吸水垫。\n3. 居中贴上并抚平边缘。\n4. 按医嘱或渗液情况更换。',
      contraindications: '对压敏胶过敏者禁用。感染创面、大面积烧伤不适用。',
      precautions: '揭除时沿皮肤方向缓慢揭起。' + SINGLE_USE,
      storage: '干燥、通风、避光处。', shelfLife: '36个月',
    },
  },
  {
    code: 13014, name: '医用纱布绷带', latin: 'Gauze Bandages', kind: 'device', mark: 'none', form: '敷料',
    category: 'dressing', symptoms: ['wound'], aliases: ['纱布', '绷带'], audience: ['adult', 'child', 'elder'], ingredients: ['脱脂棉纱布'],
    keyFacts: { how: '由远心端向近心端缠绕', stop: '肢端发麻、发紫立即松开', avoid: '不直接接触未清洁的创面', askFirst: '出血不止请先就医' },
    offers: [
      { brand: '云杉', packings: [box('6cm×6m×2卷', 780), box('8cm×6m×2卷', 980), box('8cm×6m×10卷', 3980, 4500)], picture: { form: 'bandage', hue: 165, design: 0 } },
    ],
    leaflet: {
      composition: '由脱脂棉纱布制成，非无菌提供。',
      scope: '用于创面敷料或肢体的包扎、固定。',
      usage: '1. 先用无菌敷料覆盖创面。\n2. 从肢体远端开始，每圈压住前一圈一半缠绕。\n3. 末端用胶带固定。\n4. 检查指（趾）端颜色和感觉。',
      contraindications: '不得直接填塞深部伤口。',
      precautions: '缠绕不可过紧。弄湿或污染后应更换。' + SINGLE_USE,
      storage: '干燥、通风处。', shelfLife: '36个月',
    },
  },
  {
    code: 13015, name: '自粘弹性绷带', latin: 'Cohesive Elastic Bandage', kind: 'device', mark: 'none', form: '敷料',
    category: 'dressing', symptoms: ['wound', 'joint'], aliases: ['弹力绷带', '运动绷带'], audience: ['adult', 'child', 'elder'], ingredients: ['无纺布', '氨纶', '自粘胶'],
    keyFacts: { how: '拉伸约一半缠绕，自粘固定', stop: '肢端发麻、发紫立即松开', avoid: '不直接贴在破损皮肤上', askFirst: '天然乳胶过敏者先咨询' },
    offers: [
      { brand: '青禾', packings: [box('5cm×4.5m×2卷', 1290), box('7.5cm×4.5m×2卷', 1690, 1980)], picture: { form: 'bandage', hue: 285, design: 3 } },
    ],
    leaflet: {
      composition: '由无纺布、氨纶丝和自粘胶制成，非无菌提供。',
      scope: '用于敷料固定、运动时肢体关节的包扎与支撑。',
      usage: '1. 皮肤清洁干燥。\n2. 拉伸至约原长的1.5倍，由远端向近端缠绕。\n3. 末端按压即可自粘。\n4. 连续使用不宜超过8小时。',
      contraindications: '对天然胶乳过敏者禁用。血液循环障碍的部位禁用。',
      precautions: '骨折、韧带损伤请先就医固定。' + SINGLE_USE,
      storage: '干燥、避光、避高温处。', shelfLife: '36个月',
    },
  },
  {
    code: 13016, name: '医用棉签', latin: 'Medical Cotton Swabs', kind: 'device', mark: 'none', form: '敷料',
    category: 'dressing', symptoms: ['wound'], aliases: ['棉签', '棉棒'], audience: ['adult', 'child', 'elder'], ingredients: ['脱脂棉', '竹棒'],
    keyFacts: { how: '蘸取消毒液由内向外涂擦', stop: '棉头松脱请勿使用', avoid: '不可伸入耳道深处', askFirst: '儿童须成人操作' },
    offers: [
      { brand: '云杉', packings: [piece('包')('10cm×50支×4包', 680), piece('包')('10cm×50支×10包', 1480)], picture: { form: 'bandage', hue: 250, design: 2 } },
      { brand: '青禾', packings: [piece('包')('单支独立包装100支', 1280), piece('包')('20cm×20支×5包', 990)], picture: { form: 'bandage', hue: 140, design: 0 } },
    ],
    leaflet: {
      composition: '由脱脂棉缠绕竹棒制成，无菌提供。',
      scope: '用于皮肤、创面的消毒、涂药和清洁。',
      usage: '1. 撕开包装，手持棒端。\n2. 蘸取适量消毒液或药液。\n3. 由创面中心向外轻轻涂擦。\n4. 一处一签，用后丢弃。',
      contraindications: '对脱脂棉过敏者禁用。',
      precautions: '勿深入耳道、鼻腔。' + SINGLE_USE,
      storage: '干燥、通风处。', shelfLife: '24个月',
    },
  },
  {
    code: 13017, name: '碘伏棉球', latin: 'Povidone-Iodine Cotton Balls', kind: 'device', mark: 'none', form: '敷料',
    category: 'dressing', symptoms: ['wound'], aliases: ['碘伏', '消毒棉球', '碘酒棉球'], audience: ['adult', 'child', 'elder'], ingredients: ['脱脂棉', '聚维酮碘溶液'],
    keyFacts: { how: '由内向外涂擦，待干', stop: '灼痛、皮疹立即停用', avoid: '不与红药水同时使用', askFirst: '碘过敏、甲状腺病先问' },
    offers: [
      { brand: '青禾', packings: [piece('瓶')('25粒/瓶', 690), piece('瓶')('50粒/瓶', 1090), piece('瓶')('50粒×3瓶', 2980, 3270)], picture: { form: 'bottle', hue: 40 } },
    ],
    leaflet: {
      composition: '由脱脂棉球浸入聚维酮碘溶液制成，有效碘含量0.45%~0.55%，附镊子。',
      scope: '用于完整皮肤和小面积擦伤、割伤周围皮肤的消毒。',
      usage: '1. 清水冲净创面。\n2. 用镊子夹取棉球，由中心向外涂擦2遍。\n3. 作用约1分钟，自然晾干。\n4. 盖紧瓶盖。',
      contraindications: '对碘过敏者禁用。新生儿慎用。',
      precautions: '外用，不可口服。甲状腺疾病患者、孕妇请咨询医生后使用。深部伤口请就医。瓶盖打开后30天内用完。',
      storage: '密封、避光、阴凉处。', shelfLife: '24个月',
    },
  },
  {
    code: 13018, name: '蒸汽热敷贴', latin: 'Warming Patches', kind: 'device', mark: 'none', form: '贴剂',
    category: 'therapy', symptoms: ['joint', 'period'], aliases: ['暖贴', '暖宫贴', '热敷贴'], audience: ['adult', 'elder'], ingredients: ['铁粉', '活性炭', '蛭石', '水', '无纺布'],
    keyFacts: { how: '隔薄衣贴，一次不超8小时', stop: '发红、灼痛立即揭下', avoid: '睡眠时、破损皮肤不可用', askFirst: '糖尿病、孕妇先问医生' },
    offers: [
      { brand: '青禾', packings: [box('6贴/盒', 1980), box('12贴/盒', 3580, 3960)], picture: { form: 'patch', hue: 35, design: 0 } },
      { brand: '云杉', packings: [box('肩颈腰腿用10贴', 2980), box('肩颈腰腿用20贴', 5580)], picture: { form: 'patch', hue: 10, design: 4 } },
    ],
    leaflet: {
      composition: '由无纺布袋和发热材料（铁粉、活性炭、蛭石、盐、水）组成，不含药物。',
      scope: '通过发热对局部进行热敷，用于肩、颈、腰、腹等部位的保暖和理疗。',
      usage: '1. 使用前撕开外袋，数分钟后开始发热。\n2. 贴在内衣外侧对应部位。\n3. 一次使用不超过8小时，同一部位间隔一段时间再用。\n4. 用后冷却再丢弃。',
      contraindications: '皮肤破损、急性扭伤24小时内、局部感觉障碍者禁用。孕妇腹部禁用。',
      precautions: '警惕低温烫伤，入睡时不要使用。糖尿病、血液循环障碍者应在医生指导下使用。不可与其他热源、外用药膏同时使用。',
      storage: '密封、阴凉干燥处，避免阳光直射。', shelfLife: '36个月',
    },
  },
  {
    code: 13019, name: '医用护膝', latin: 'Knee Support', kind: 'device', mark: 'none', form: '护具',
    category: 'therapy', symptoms: ['joint'], aliases: ['护膝', '膝盖护具'], audience: ['adult', 'elder'], ingredients: ['锦纶', '氨纶', '硅胶垫圈'],
    keyFacts: { how: '按膝围选码，活动时佩戴', stop: '麻木、肿胀立即取下', avoid: '睡觉时不要佩戴', askFirst: '静脉血栓病史先问医生' },
    offers: [
      { brand: '青禾', packings: [piece('只')('M码（膝围33~38cm）', 6900), piece('只')('L码（膝围38~43cm）', 6900), piece('对')('L码一对', 12900, 13800)], picture: { form: 'support', hue: 240 } },
      { brand: '云杉', packings: [piece('只')('均码绑带款', 5900), piece('对')('均码绑带款一对', 10900)], picture: { form: 'support', hue: 165 } },
    ],
    leaflet: {
      composition: '由弹力针织面料、硅胶髌骨垫圈和两侧支撑条组成。',
      scope: '用于膝关节的外部支撑、保暖和运动防护。',
      usage: '1. 量膝盖中心一圈选择尺码。\n2. 垫圈对准髌骨穿戴。\n3. 松紧以能伸入一指为宜。\n4. 每2~3小时取下放松片刻。',
      contraindications: '局部皮肤破损、感染或对面料过敏者禁用。下肢静脉血栓急性期禁用。',
      precautions: '不能代替骨折、韧带断裂的医疗固定。30℃以下手洗，平铺晾干。',
      storage: '干燥、避光处。', shelfLife: '使用期限2年',
    },
  },
  {
    code: 13020, name: '医用护腰带', latin: 'Lumbar Support Belt', kind: 'device', mark: 'none', form: '护具',
    category: 'therapy', symptoms: ['joint'], aliases: ['护腰', '腰托', '腰围固定带'], audience: ['adult', 'elder'], ingredients: ['网布', '弹力织带', '支撑条'],
    keyFacts: { how: '按腰围选码，起身时佩戴', stop: '疼痛加重、麻木请就医', avoid: '一次佩戴不超过4小时', askFirst: '孕妇、术后请先问医生' },
    offers: [
      { brand: '云杉', packings: [piece('条')('M码（腰围70~85cm）', 8900), piece('条')('L码（腰围85~100cm）', 8900), piece('条')('XL码（腰围100~115cm）', 9500)], picture: { form: 'support', hue: 275 } },
    ],
    leaflet: {
      composition: '由透气网布、弹力织带、四根背部支撑条和魔术贴组成。',
      scope: '用于腰部的外部支撑与固定，供久坐、劳动或恢复期使用。',
      usage: '1. 支撑条居中贴于后腰。\n2. 收紧前片粘牢，再拉两侧弹力带调节松紧。\n3. 起身活动时佩戴，卧床时取下。\n4. 配合腰背肌锻炼，逐步减少佩戴时间。',
      contraindications: '局部皮肤破损、感染者禁用。孕妇禁用。',
      precautions: '长期依赖可能使腰背肌力量下降。出现下肢麻木、无力、大小便异常请立即就医。手洗，平铺晾干。',
      storage: '干燥、避光处。', shelfLife: '使用期限2年',
    },
  },
  {
    code: 13021, name: '生理性海水鼻腔喷雾', latin: 'Isotonic Seawater Nasal Spray', kind: 'device', mark: 'none', form: '喷雾',
    category: 'nose', symptoms: ['rhinitis'], aliases: ['洗鼻喷雾', '海盐水喷鼻', '鼻腔清洗'], audience: ['adult', 'child', 'elder'], ingredients: ['海水', '纯化水'],
    keyFacts: { how: '每侧鼻腔喷1~2次，按需用', stop: '刺痛、出血请停用', avoid: '多人不可共用一瓶', askFirst: '鼻部手术后先问医生' },
    offers: [
      { brand: '青禾', packings: [piece('瓶')('60ml', 4900), piece('瓶')('60ml×2瓶', 8900, 9800)], picture: { form: 'pump', hue: 215, design: 1 } },
      { brand: '云杉', packings: [piece('瓶')('儿童款60ml', 5200), piece('瓶')('100ml', 6900)], picture: { form: 'pump', hue: 190, design: 0 } },
    ],
    leaflet: {
      composition: '由海水和纯化水配成的等渗溶液（氯化钠约0.9%）及喷雾瓶组成，不含药物和防腐剂。',
      scope: '用于鼻腔的日常清洁和湿润，冲走鼻腔内的分泌物、灰尘和花粉。',
      usage: '1. 擤净鼻涕，首次使用先空喷数次。\n2. 头略低偏向一侧，喷嘴放入上方鼻孔。\n3. 按压1~2次，让液体自然流出，轻轻擤净。\n4. 换另一侧，擦净喷嘴。',
      contraindications: '对成份过敏者禁用。',
      precautions: '婴幼儿由成人操作，力度要轻。中耳炎急性期请先咨询医生。开启后3个月内用完。勿撞击、勿靠近火源。',
      storage: '常温保存，避免阳光直射。', shelfLife: '36个月',
    },
  },
  {
    code: 13022, name: '医用退热贴', latin: 'Cooling Gel Patches', kind: 'device', mark: 'none', form: '贴剂',
    category: 'therapy', symptoms: ['fever'], aliases: ['降温贴', '退烧贴', '冰宝贴'], audience: ['child', 'adult'], ingredients: ['水凝胶', '无纺布', '甘油'],
    keyFacts: { how: '贴额头，一片用4~8小时', stop: '皮肤发红、起疹揭下', avoid: '不能代替退热药物', askFirst: '6个月以下婴儿先问医生' },
    offers: [
      { brand: '青禾', packings: [box('儿童款4贴', 1280), box('儿童款10贴', 2680, 2980)], picture: { form: 'patch', hue: 220, design: 2 } },
      { brand: '云杉', packings: [box('成人款6贴', 1880), box('婴儿款6贴', 1780)], picture: { form: 'patch', hue: 180, design: 1 } },
    ],
    leaflet: {
      composition: '由水凝胶层、无纺布背衬和防粘膜组成，不含药物。',
      scope: '用于发热时局部物理降温，仅适用于体表完整皮肤。',
      usage: '1. 擦干额头，揭去防粘膜。\n2. 贴于额头，也可贴于颈侧。\n3. 干燥变硬后更换，一片只用一次。\n4. 贴敷期间继续监测体温。',
      contraindications: '皮肤破损、湿疹处及对凝胶过敏者禁用。',
      precautions: '高热或发热超过1天请及时就医。避开眼、口周围，婴幼儿须有人看护，防止误吞或遮住口鼻。',
      storage: '阴凉干燥处，勿冷冻。', shelfLife: '36个月',
    },
  },
  {
    code: 13023, name: '新型冠状病毒抗原检测试剂盒', latin: 'SARS-CoV-2 Antigen Test', kind: 'device', mark: 'none', form: '试剂盒',
    category: 'testing', symptoms: ['fever', 'cough'], aliases: ['新冠抗原', '抗原自测', '新冠检测'], audience: ['adult', 'child', 'elder'], ingredients: ['检测卡', '采样拭子', '样本提取液'],
    keyFacts: { how: '鼻拭子采样，15分钟读结果', stop: '超过20分钟的结果无效', avoid: '取出检测卡后尽快使用', askFirst: '阳性或症状加重请就医' },
    offers: [
      { brand: '云杉', packings: [box('1人份', 980), box('5人份', 3900), box('20人份', 13900, 15600)], picture: { form: 'testKit', hue: 280, design: 3 } },
    ],
    leaflet: {
      composition: '由检测卡、一次性采样拭子、样本提取管（含提取液）、滴头和说明书组成。',
      scope: '用于体外定性检测鼻拭子样本中的新型冠状病毒N抗原，供自测使用。',
      usage: '1. 洗手，拭子插入一侧鼻孔1~1.5厘米，旋转至少4圈，另一侧重复。\n2. 拭子放入提取管搅动约30秒，挤干取出。\n3. 向加样孔滴入3~4滴。\n4. 15~20分钟内读结果：C、T均显线为阳性，仅C显线为阴性，C无线为无效。',
      contraindications: '2岁以下儿童不建议自测；鼻部手术或出血者不适用。',
      precautions: '阴性结果不能完全排除感染。14岁以下由成人采样。用过的物品密封后丢弃。' + NOT_A_DIAGNOSIS,
      storage: '4~30℃避光干燥保存，不可冷冻。', shelfLife: '18个月',
    },
  },
  {
    code: 13024, name: '流感病毒抗原检测试剂盒', latin: 'Influenza A/B Antigen Test', kind: 'device', mark: 'none', form: '试剂盒',
    category: 'testing', symptoms: ['fever', 'cough'], aliases: ['甲流检测', '乙流检测', '甲乙流抗原'], audience: ['adult', 'child', 'elder'], ingredients: ['检测卡', '采样拭子', '样本提取液'],
    keyFacts: { how: '鼻拭子采样，15分钟读结果', stop: '超过20分钟的结果无效', avoid: '阴性不能排除感染', askFirst: '高热、气促请立即就医' },
    offers: [
      { brand: '云杉', packings: [box('1人份', 1980), box('5人份', 8900, 9900)], picture: { form: 'testKit', hue: 205, design: 0 } },
      { brand: '青禾', packings: [box('2人份', 3680), box('5人份', 8600)], picture: { form: 'testKit', hue: 160, design: 1 } },
    ],
    leaflet: {
      composition: '由甲型、乙型双联检测卡、一次性采样拭子、样本提取管和说明书组成。',
      scope: '用于体外定性检测鼻拭子样本中的甲型、乙型流感病毒抗原。',
      usage: '1. 洗手，按图采集双侧鼻拭子。\n2. 拭子放入提取液中搅动、挤干。\n3. 向加样孔滴入3滴。\n4. 15~20分钟内读结果：A线为甲型阳性，B线为乙型阳性，C线不显为无效。',
      contraindications: '鼻部手术或出血者不适用。',
      precautions: '发病早期检出率较高，阴性结果不能排除感染。儿童由成人采样。用过的物品密封后丢弃。' + NOT_A_DIAGNOSIS,
      storage: '4~30℃避光干燥保存，不可冷冻。', shelfLife: '18个月',
    },
  },
  {
    code: 13025, name: '早孕检测试纸', latin: 'Pregnancy Test Strips', kind: 'device', mark: 'none', form: '试纸',
    category: 'testing', symptoms: [], aliases: ['验孕试纸', '测孕纸', '验孕棒'], audience: ['adult'], ingredients: ['抗HCG单克隆抗体', '硝酸纤维素膜'],
    keyFacts: { how: '晨尿浸入MAX线下，5分钟看', stop: '超过10分钟的结果无效', avoid: '受潮、过期试纸不可用', askFirst: '腹痛、出血请立即就医' },
    offers: [
      { brand: '青禾', packings: [box('5条/盒', 990), box('10条＋尿杯', 1780, 1980)], picture: { form: 'testKit', hue: 350, design: 2 } },
      { brand: '云杉', packings: [box('10条/盒', 1580), box('20条/盒', 2680)], picture: { form: 'testKit', hue: 310, design: 0 } },
    ],
    leaflet: {
      composition: '由试纸条（抗人绒毛膜促性腺激素抗体、硝酸纤维素膜、吸水纸）和干燥剂组成，部分规格附尿杯。',
      scope: '用于体外定性检测尿液中的人绒毛膜促性腺激素（HCG），辅助判断早期妊娠。',
      usage: '1. 用洁净容器收集尿液，以晨尿为宜。\n2. 试纸箭头向下浸入，不超过MAX线，约5秒后取出平放。\n3. 3~5分钟看结果：两条线为阳性，仅对照线为阴性，无对照线为无效。',
      contraindications: '不用于宫外孕等疾病的诊断。',
      precautions: '月经推迟1天后检测更可靠，阴性者可3天后复测。大量饮水、含HCG的药物会影响结果。' + NOT_A_DIAGNOSIS,
      storage: '4~30℃避光干燥保存。', shelfLife: '24个月',
    },
  },
  {
    code: 13026, name: '排卵检测试纸', latin: 'Ovulation Test Strips', kind: 'device', mark: 'none', form: '试纸',
    category: 'testing', symptoms: [], aliases: ['排卵试纸', '测排卵'], audience: ['adult'], ingredients: ['抗LH单克隆抗体', '硝酸纤维素膜'],
    keyFacts: { how: '每天固定时间测，对比颜色', stop: '超过10分钟的结果无效', avoid: '不用于避孕', askFirst: '用促排卵药者先问医生' },
    offers: [
      { brand: '青禾', packings: [box('10条/盒', 1580), box('30条＋尿杯', 3980, 4580)], picture: { form: 'testKit', hue: 330, design: 1 } },
    ],
    leaflet: {
      composition: '由试纸条（抗黄体生成素抗体、硝酸纤维素膜、吸水纸）和干燥剂组成。',
      scope: '用于体外定性检测尿液中的黄体生成素（LH），辅助预测排卵时间。',
      usage: '1. 按月经周期推算，从预计排卵前几天开始，每天同一时间检测，避开晨尿。\n2. 试纸浸入尿液不超过MAX线，约5秒后取出平放。\n3. 5分钟内看结果：检测线深于或等于对照线，提示24~48小时内可能排卵。',
      contraindications: '不得作为避孕方法使用。',
      precautions: '多囊卵巢综合征、更年期、使用激素类药物者结果可能不准。' + NOT_A_DIAGNOSIS,
      storage: '4~30℃避光干燥保存。', shelfLife: '24个月',
    },
  },
  {
    code: 13027, name: '一次性使用采血针', latin: 'Disposable Lancets', kind: 'device', mark: 'none', form: '耗材',
    category: 'monitor', symptoms: ['sugar'], aliases: ['采血针头', '血糖针'], audience: ['adult', 'elder'], ingredients: ['不锈钢针', '塑料针柄'],
    keyFacts: { how: '装入采血笔，指腹侧面采血', stop: '出血不止请按压并就医', avoid: '一针一次，不可共用', askFirst: '凝血障碍、服抗凝药先问' },
    offers: [
      { brand: '云杉', packings: [box('28G×50支', 980), box('30G×100支', 1780)], picture: { form: 'box', hue: 20, design: 3 } },
    ],
    leaflet: {
      composition: '由不锈钢针、塑料针柄和护帽组成，辐照灭菌。',
      scope: '与采血笔配合，用于人体指尖末梢血的采集。',
      usage: '1. 洗手擦干，消毒采血部位并待干。\n2. 把采血针装入采血笔，拧下护帽。\n3. 贴紧指腹侧面按下按钮。\n4. 取出针，放入硬质容器丢弃。',
      contraindications: '采血部位有炎症、创口时禁用。',
      precautions: '与他人共用可能传播血液疾病。' + SINGLE_USE,
      storage: '干燥、通风处。', shelfLife: '60个月',
    },
  },
]
