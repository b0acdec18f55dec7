import { excerptOf } from './excerptOf'

const section = (heading: string) => ({ heading, text: `${heading}的内容` })

describe('the leaflet in short', () => {
  it('shows name, ingredients, use, dosage, contra-indications and storage of a medicine', () => {
    const leaflet = [
      '警示语',
      '药品名称',
      '成份',
      '性状',
      '适应症',
      '规格',
      '用法用量',
      '不良反应',
      '禁忌',
      '注意事项',
      '贮藏',
      '包装',
    ].map(section)
    expect(excerptOf(leaflet).map(({ heading }) => heading)).toEqual(['药品名称', '成份', '适应症', '用法用量', '禁忌', '贮藏'])
  })
  it('knows the headings of devices and health foods', () => {
    const device = ['产品名称', '型号、规格', '主要结构组成或成分', '适用范围', '禁忌症', '使用说明', '储存与维护'].map(section)
    expect(excerptOf(device).map(({ heading }) => heading)).toEqual([
      '产品名称',
      '主要结构组成或成分',
      '适用范围',
      '使用说明',
      '禁忌症',
      '储存与维护',
    ])
    const food = ['警示用语', '产品名称', '保健功能与适宜人群', '不适宜人群', '食用量及食用方法', '贮藏方法'].map(section)
    expect(excerptOf(food).map(({ heading }) => heading)).toEqual([
      '产品名称',
      '保健功能与适宜人群',
      '食用量及食用方法',
      '不适宜人群',
      '贮藏方法',
    ])
  })
  it('shows the first sections of a leaflet it does not know, and nothing of an empty one', () => {
    expect(excerptOf(['甲', '乙', '丙', '丁', '戊'].map(section))).toHaveLength(4)
    expect(excerptOf([])).toEqual([])
  })
})
