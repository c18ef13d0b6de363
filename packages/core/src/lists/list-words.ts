/**
 * Words of lists that readers see: in mails that ask for and welcome them, and on the pages that those lead to. `{site}` is the
 * site's title, `{list}` the list's name, `{email}` the reader's address.
 */

import { languageOf } from '../words/language-of.ts'

const ENGLISH = {
  confirmSubject: 'Please confirm: news from {site}',
  confirmTitle: 'One more step',
  confirmText:
    'Somebody, probably you, has asked us to send news to this address. Please confirm that you want it.',
  confirmButton: 'Yes, I want it',
  confirmOtherwise: 'If it was not you, do nothing: we will not write again unless you confirm.',
  welcomeSubject: 'You are signed up for news from {site}',
  welcomeTitle: 'You are signed up',
  welcomeText: 'News from {site} will come to this address: it is on our list “{list}”.',
  unsubscribe: 'Unsubscribe',
  unsubscribeHint: 'You can leave the list whenever you like.',
  confirmPageTitle: 'Confirm your sign-up',
  confirmPageText: 'Press the button, and news from {site} will come to {email}.',
  confirmedTitle: 'Thank you',
  confirmedText: 'You are signed up. News from {site} will come to {email}.',
  linkOverTitle: 'This link is no longer good',
  linkOverText: 'Links to confirm are good for a week. Please sign up once more.',
  linkUnknownText: 'This address is not on a list of ours any more, so you have nothing to do.',
  unsubscribePageTitle: 'Unsubscribe',
  unsubscribePageText: 'Press the button, and no more mail of the list “{list}” goes to {email}.',
  unsubscribedTitle: 'You are unsubscribed',
  unsubscribedText: 'No more mail of the list “{list}” goes to {email}.',
  mistake: 'It was a mistake',
  againTitle: 'You are signed up again',
} as const

export type ListWord = keyof typeof ENGLISH
export type ListWords = Readonly<Record<ListWord, string>>

const FRENCH: ListWords = {
  confirmSubject: 'Veuillez confirmer : les nouvelles de {site}',
  confirmTitle: 'Encore une étape',
  confirmText:
    'Quelqu’un, vous sans doute, nous a demandé d’envoyer nos nouvelles à cette adresse. Veuillez confirmer que vous le souhaitez.',
  confirmButton: 'Oui, je le souhaite',
  confirmOtherwise:
    'Si ce n’était pas vous, ne faites rien : sans confirmation, nous ne vous écrirons plus.',
  welcomeSubject: 'Vous êtes inscrit aux nouvelles de {site}',
  welcomeTitle: 'Votre inscription est faite',
  welcomeText:
    'Les nouvelles de {site} arriveront à cette adresse : elle est sur notre liste « {list} ».',
  unsubscribe: 'Se désinscrire',
  unsubscribeHint: 'Vous pouvez quitter la liste quand vous le voulez.',
  confirmPageTitle: 'Confirmez votre inscription',
  confirmPageText: 'Appuyez sur le bouton, et les nouvelles de {site} arriveront à {email}.',
  confirmedTitle: 'Merci',
  confirmedText: 'Votre inscription est faite. Les nouvelles de {site} arriveront à {email}.',
  linkOverTitle: 'Ce lien n’est plus valable',
  linkOverText:
    'Les liens de confirmation sont valables une semaine. Veuillez vous inscrire de nouveau.',
  linkUnknownText: 'Cette adresse n’est plus sur aucune de nos listes : vous n’avez rien à faire.',
  unsubscribePageTitle: 'Se désinscrire',
  unsubscribePageText:
    'Appuyez sur le bouton, et {email} ne recevra plus rien de la liste « {list} ».',
  unsubscribedTitle: 'Votre désinscription est faite',
  unsubscribedText: '{email} ne recevra plus rien de la liste « {list} ».',
  mistake: 'C’était une erreur',
  againTitle: 'Vous êtes de nouveau inscrit',
}

const GERMAN: ListWords = {
  confirmSubject: 'Bitte bestätigen: Neuigkeiten von {site}',
  confirmTitle: 'Noch ein Schritt',
  confirmText:
    'Jemand, vermutlich Sie, hat uns gebeten, Neuigkeiten an diese Adresse zu senden. Bitte bestätigen Sie, dass Sie das möchten.',
  confirmButton: 'Ja, das möchte ich',
  confirmOtherwise:
    'Falls Sie es nicht waren, tun Sie nichts: Ohne Bestätigung schreiben wir Ihnen nicht mehr.',
  welcomeSubject: 'Sie sind für Neuigkeiten von {site} angemeldet',
  welcomeTitle: 'Sie sind angemeldet',
  welcomeText:
    'Neuigkeiten von {site} kommen an diese Adresse: Sie steht auf unserer Liste „{list}“.',
  unsubscribe: 'Abmelden',
  unsubscribeHint: 'Sie können die Liste jederzeit verlassen.',
  confirmPageTitle: 'Anmeldung bestätigen',
  confirmPageText: 'Mit einem Klick kommen Neuigkeiten von {site} an {email}.',
  confirmedTitle: 'Vielen Dank',
  confirmedText: 'Sie sind angemeldet. Neuigkeiten von {site} kommen an {email}.',
  linkOverTitle: 'Dieser Link gilt nicht mehr',
  linkOverText: 'Links zum Bestätigen gelten eine Woche. Bitte melden Sie sich noch einmal an.',
  linkUnknownText:
    'Diese Adresse steht auf keiner unserer Listen mehr, Sie müssen also nichts tun.',
  unsubscribePageTitle: 'Abmelden',
  unsubscribePageText: 'Mit einem Klick geht keine Post der Liste „{list}“ mehr an {email}.',
  unsubscribedTitle: 'Sie sind abgemeldet',
  unsubscribedText: 'An {email} geht keine Post der Liste „{list}“ mehr.',
  mistake: 'Das war ein Versehen',
  againTitle: 'Sie sind wieder angemeldet',
}

const SPANISH: ListWords = {
  confirmSubject: 'Confirme, por favor: novedades de {site}',
  confirmTitle: 'Un paso más',
  confirmText:
    'Alguien, seguramente usted, nos ha pedido que enviemos novedades a esta dirección. Confirme, por favor, que las quiere recibir.',
  confirmButton: 'Sí, las quiero recibir',
  confirmOtherwise:
    'Si no ha sido usted, no haga nada: sin confirmación no volveremos a escribirle.',
  welcomeSubject: 'Ya recibe las novedades de {site}',
  welcomeTitle: 'La inscripción está hecha',
  welcomeText: 'Las novedades de {site} llegarán a esta dirección: está en nuestra lista «{list}».',
  unsubscribe: 'Darse de baja',
  unsubscribeHint: 'Puede dejar la lista cuando quiera.',
  confirmPageTitle: 'Confirme su inscripción',
  confirmPageText: 'Pulse el botón y las novedades de {site} llegarán a {email}.',
  confirmedTitle: 'Gracias',
  confirmedText: 'La inscripción está hecha. Las novedades de {site} llegarán a {email}.',
  linkOverTitle: 'Este enlace ya no es válido',
  linkOverText: 'Los enlaces de confirmación valen una semana. Inscríbase de nuevo, por favor.',
  linkUnknownText:
    'Esta dirección ya no está en ninguna de nuestras listas: no tiene que hacer nada.',
  unsubscribePageTitle: 'Darse de baja',
  unsubscribePageText: 'Pulse el botón y {email} no recibirá más correo de la lista «{list}».',
  unsubscribedTitle: 'La baja está hecha',
  unsubscribedText: '{email} no recibirá más correo de la lista «{list}».',
  mistake: 'Ha sido un error',
  againTitle: 'Vuelve a estar en la lista',
}

const JAPANESE: ListWords = {
  confirmSubject: '登録の確認：{site}からのお知らせ',
  confirmTitle: 'あと一歩です',
  confirmText:
    'このアドレスにお知らせを送るよう、お申し込みがありました。ご希望であれば、確認をお願いします。',
  confirmButton: 'はい、希望します',
  confirmOtherwise:
    'お心当たりがない場合は、何もなさらないでください。確認がなければ、今後メールをお送りしません。',
  welcomeSubject: '{site}からのお知らせに登録されました',
  welcomeTitle: '登録されました',
  welcomeText: '{site}からのお知らせをこのアドレスにお送りします（リスト「{list}」）。',
  unsubscribe: '配信を停止する',
  unsubscribeHint: 'いつでも配信を停止できます。',
  confirmPageTitle: '登録の確認',
  confirmPageText: 'ボタンを押すと、{site}からのお知らせが{email}に届きます。',
  confirmedTitle: 'ありがとうございます',
  confirmedText: '登録されました。{site}からのお知らせを{email}にお送りします。',
  linkOverTitle: 'このリンクは無効です',
  linkOverText: '確認用のリンクは1週間有効です。もう一度ご登録ください。',
  linkUnknownText: 'このアドレスはもうリストにありません。何もなさる必要はありません。',
  unsubscribePageTitle: '配信の停止',
  unsubscribePageText: 'ボタンを押すと、リスト「{list}」のメールは{email}に届かなくなります。',
  unsubscribedTitle: '配信を停止しました',
  unsubscribedText: 'リスト「{list}」のメールは{email}に届きません。',
  mistake: '間違えました',
  againTitle: 'もう一度登録されました',
}

/** Words by language, as its tag begins. To add a language, list it here. */
const LANGUAGES: ReadonlyMap<string, ListWords> = new Map<string, ListWords>([
  ['de', GERMAN],
  ['en', ENGLISH],
  ['es', SPANISH],
  ['fr', FRENCH],
  ['ja', JAPANESE],
])

/** The words in a language such as `de-CH`; in English where there are none in it. */
export function listWordsIn(language: string): ListWords {
  return LANGUAGES.get(languageOf(language)) ?? ENGLISH
}
