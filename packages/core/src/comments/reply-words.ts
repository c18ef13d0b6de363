/**
 * Words about replies to comments that visitors see: in mails that ask and tell, and on the pages that those lead to. `{site}` is
 * the site's title, `{page}` the title of what was commented on.
 */

import { languageOf } from '../words/language-of.ts'

const ENGLISH = {
  askSubject: 'Please confirm: mail about replies on {site}',
  askTitle: 'One more step',
  askText:
    'Somebody, probably you, has asked us to tell this address about replies to a comment. Please confirm that you want it.',
  askButton: 'Yes, tell me',
  askOtherwise: 'If it was not you, do nothing: we will not write again.',
  replySubject: 'New replies to your comment on {site}',
  replyTitle: 'Your comment on “{page}” was answered',
  replyButton: 'Read it on the page',
  leave: 'Unsubscribe',
  leaveHint: 'You asked to be told about replies to your comments.',
  confirmPageTitle: 'Mail about replies',
  confirmPageText:
    'Press the button, and {site} tells you by mail when a comment of yours is answered.',
  confirmedTitle: 'Thank you',
  confirmedText: '{site} tells you by mail when a comment of yours is answered.',
  overTitle: 'This link is no longer good',
  overText: 'No mail about replies goes out by it, so you have nothing to do.',
  leavePageTitle: 'Unsubscribe',
  leavePageText: 'Press the button, and {site} sends you no more mail about replies.',
  leftTitle: 'You are unsubscribed',
  leftText: '{site} sends you no more mail about replies.',
  mistake: 'It was a mistake',
} as const

export type ReplyWord = keyof typeof ENGLISH
export type ReplyWords = Readonly<Record<ReplyWord, string>>

const FRENCH: ReplyWords = {
  askSubject: 'Veuillez confirmer : les réponses sur {site} par e-mail',
  askTitle: 'Encore une étape',
  askText:
    'Quelqu’un, vous sans doute, nous a demandé d’annoncer à cette adresse les réponses à un commentaire. Veuillez confirmer que vous le souhaitez.',
  askButton: 'Oui, prévenez-moi',
  askOtherwise: 'Si ce n’était pas vous, ne faites rien : nous ne vous écrirons plus.',
  replySubject: 'Nouvelles réponses à votre commentaire sur {site}',
  replyTitle: 'Votre commentaire sur « {page} » a reçu une réponse',
  replyButton: 'Lire sur la page',
  leave: 'Se désinscrire',
  leaveHint: 'Vous avez demandé à être prévenu des réponses à vos commentaires.',
  confirmPageTitle: 'Réponses par e-mail',
  confirmPageText:
    'Appuyez sur le bouton, et {site} vous préviendra par e-mail des réponses à vos commentaires.',
  confirmedTitle: 'Merci',
  confirmedText: '{site} vous préviendra par e-mail des réponses à vos commentaires.',
  overTitle: 'Ce lien n’est plus valable',
  overText: 'Plus aucun e-mail sur des réponses n’en dépend : vous n’avez rien à faire.',
  leavePageTitle: 'Se désinscrire',
  leavePageText: 'Appuyez sur le bouton, et {site} ne vous écrira plus au sujet de réponses.',
  leftTitle: 'Votre désinscription est faite',
  leftText: '{site} ne vous écrira plus au sujet de réponses.',
  mistake: 'C’était une erreur',
}

const GERMAN: ReplyWords = {
  askSubject: 'Bitte bestätigen: Antworten auf {site} per E-Mail',
  askTitle: 'Noch ein Schritt',
  askText:
    'Jemand, vermutlich Sie, hat uns gebeten, Antworten auf einen Kommentar an diese Adresse zu melden. Bitte bestätigen Sie, dass Sie das möchten.',
  askButton: 'Ja, bitte melden',
  askOtherwise: 'Falls Sie es nicht waren, tun Sie nichts: Wir schreiben Ihnen nicht mehr.',
  replySubject: 'Neue Antworten auf Ihren Kommentar auf {site}',
  replyTitle: 'Auf Ihren Kommentar zu „{page}“ wurde geantwortet',
  replyButton: 'Auf der Seite lesen',
  leave: 'Abmelden',
  leaveHint: 'Sie wollten von Antworten auf Ihre Kommentare erfahren.',
  confirmPageTitle: 'Antworten per E-Mail',
  confirmPageText:
    'Mit einem Klick meldet Ihnen {site} per E-Mail, wenn auf Ihre Kommentare geantwortet wird.',
  confirmedTitle: 'Vielen Dank',
  confirmedText: '{site} meldet Ihnen per E-Mail, wenn auf Ihre Kommentare geantwortet wird.',
  overTitle: 'Dieser Link gilt nicht mehr',
  overText: 'Über ihn geht keine Post zu Antworten mehr hinaus, Sie müssen also nichts tun.',
  leavePageTitle: 'Abmelden',
  leavePageText: 'Mit einem Klick sendet Ihnen {site} keine Post zu Antworten mehr.',
  leftTitle: 'Sie sind abgemeldet',
  leftText: '{site} sendet Ihnen keine Post zu Antworten mehr.',
  mistake: 'Das war ein Versehen',
}

const SPANISH: ReplyWords = {
  askSubject: 'Confirme, por favor: respuestas en {site} por correo',
  askTitle: 'Un paso más',
  askText:
    'Alguien, seguramente usted, nos ha pedido que avisemos a esta dirección de las respuestas a un comentario. Confirme, por favor, que lo desea.',
  askButton: 'Sí, avísenme',
  askOtherwise: 'Si no ha sido usted, no haga nada: no volveremos a escribirle.',
  replySubject: 'Nuevas respuestas a su comentario en {site}',
  replyTitle: 'Han respondido a su comentario sobre «{page}»',
  replyButton: 'Leer en la página',
  leave: 'Darse de baja',
  leaveHint: 'Usted pidió que le avisáramos de las respuestas a sus comentarios.',
  confirmPageTitle: 'Respuestas por correo',
  confirmPageText:
    'Pulse el botón y {site} le avisará por correo cuando respondan a sus comentarios.',
  confirmedTitle: 'Gracias',
  confirmedText: '{site} le avisará por correo cuando respondan a sus comentarios.',
  overTitle: 'Este enlace ya no es válido',
  overText: 'Ya no envía ningún correo sobre respuestas: no tiene que hacer nada.',
  leavePageTitle: 'Darse de baja',
  leavePageText: 'Pulse el botón y {site} no le enviará más correo sobre respuestas.',
  leftTitle: 'La baja está hecha',
  leftText: '{site} no le enviará más correo sobre respuestas.',
  mistake: 'Ha sido un error',
}

const JAPANESE: ReplyWords = {
  askSubject: '確認のお願い：{site}での返信のお知らせ',
  askTitle: 'あと一歩です',
  askText:
    'コメントへの返信をこのアドレスにお知らせするよう、お申し込みがありました。ご希望であれば、確認をお願いします。',
  askButton: 'はい、希望します',
  askOtherwise: 'お心当たりがない場合は、何もなさらないでください。今後メールをお送りしません。',
  replySubject: '{site}のコメントに新しい返信があります',
  replyTitle: '「{page}」へのコメントに返信がありました',
  replyButton: 'ページで読む',
  leave: '配信を停止する',
  leaveHint: 'コメントへの返信のお知らせをご希望いただいています。',
  confirmPageTitle: '返信のお知らせ',
  confirmPageText: 'ボタンを押すと、コメントに返信があったときに{site}からメールが届きます。',
  confirmedTitle: 'ありがとうございます',
  confirmedText: 'コメントに返信があったときに{site}からメールが届きます。',
  overTitle: 'このリンクは無効です',
  overText: 'このリンクによる返信のお知らせはもうありません。何もなさる必要はありません。',
  leavePageTitle: '配信の停止',
  leavePageText: 'ボタンを押すと、{site}からの返信のお知らせは届かなくなります。',
  leftTitle: '配信を停止しました',
  leftText: '{site}からの返信のお知らせは届きません。',
  mistake: '間違えました',
}

/** Words by language, as its tag begins. To add a language, list it here. */
const LANGUAGES: ReadonlyMap<string, ReplyWords> = new Map<string, ReplyWords>([
  ['de', GERMAN],
  ['en', ENGLISH],
  ['es', SPANISH],
  ['fr', FRENCH],
  ['ja', JAPANESE],
])

/** The words in a language such as `de-CH`; in English where there are none in it. */
export function replyWordsIn(language: string): ReplyWords {
  return LANGUAGES.get(languageOf(language)) ?? ENGLISH
}
