import { CONTACT } from '../contact'
import { written } from '../../../modules/document/document'

export const maleAbout = written('maleAbout', '2026-11-01', {
  title: '关于男性健康馆',
  kind: 'notice',
  sections: [
    {
      heading: '我们做什么',
      paragraphs: [
        '男性健康馆是青禾健康大药房（演示）有限公司开设的专区，经营泌尿、皮肤、营养与护理类药品和健康商品，由执业药师提供用药咨询。',
        '证照与青禾健康相同：药品经营许可证 演示苏DA025000001，互联网药品医疗器械信息服务备案 演示苏网药信备字〔2026〕00001号。全部证照和在岗药师见“资质公示”。',
      ],
    },
    {
      heading: '我们的做法',
      paragraphs: ['保护隐私：包装与短信不出现商品名称。只说事实：不宣传治愈率，不作疗效保证。先问后买：拿不准的，请先打药师电话。'],
    },
    { heading: '演示说明', paragraphs: ['本网站为演示系统，商品、企业、编号和电话均为虚构，不产生真实交易，不作用药依据。'] },
    CONTACT,
  ],
})
