import type { CareText } from './care-text.ts';

export const turkish: CareText = {
  openings: {
    overdose:
      'Şu an iyi hissetsen bile bu tehlikeli olabilir. Hemen ülkendeki acil yardım numarasını ara ya da yanındaki birinden aramasını iste ve tam olarak ne olduğunu söyle.',
    despair:
      'Bunu yazman çok iyi oldu. Şu an her şey çok acı veriyor gibi görünüyor ve bunu tek başına taşımak zorunda değilsin. Lütfen bugün biriyle konuş.',
    other:
      'Onu düşünmen çok güzel. Sakince nasıl olduğunu ve kendine zarar vermeyi düşünüp düşünmediğini sorabilirsin; sormak durumu kötüleştirmez. Bunu tek başına çözmek zorunda değilsin: senden sır saklamanı istemiş olsalar bile başka birine de anlat.',
    stranger:
      'Yanlış bir şey yapmadın ve bunu anlatman iyi oldu. Artık hiçbir şey gönderme, para verme ve kimseyle buluşma. Mesajları sakla, o kişiyi engelle ve güvendiğin birine göster.',
    violence:
      'Bunun başına gelmesine üzüldüm. Kimsenin sana zarar vermeye hakkı yok ve bu senin suçun değil. Güvende olmak hakkın ve tam bu konuda yardım eden insanlar var.',
    bullying:
      'Sana böyle davranmalarına üzüldüm. Bu senin suçun değil ve buna tek başına katlanmak zorunda değilsin. Yazdıklarını ve paylaştıklarını sakla: bunu durdurabilecek kişilere yardımcı olur.',
    unsafe:
      'Anlattığın için teşekkürler. Ciddi bir sorun var gibi görünüyor ve buna üzüldüm. Bununla tek başına uğraşmak zorunda değilsin ve bu senin suçun değil.',
  },
  young:
    'Bugün güvendiğin bir yetişkinle konuş: annen, baban, başka bir akraban, öğretmenin ya da okul rehber öğretmenin.',
  grown: 'Bugün güvendiğin biriyle konuş: bir arkadaş, ailen ya da bir doktor.',
  link: 'Ülkendeki bir yardım hattında biriyle ücretsiz konuşabilirsin: {link}.',
  emergency: 'Sen ya da başka biri şu an tehlikedeyse ülkendeki acil yardım numarasını ara.',
  line: 'Bunun arkasında daha fazlası varsa, güvende hissetmiyorsan ya da kendine zarar vermeyi düşünüyorsan lütfen güvendiğin biriyle konuş. Bir yardım hattını burada bulabilirsin: {link}.',
};
