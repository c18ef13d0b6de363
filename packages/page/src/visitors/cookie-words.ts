/** Words of the cookie banner in the languages that the platform speaks to visitors. */

import type { AskedPurpose } from '@sitewright/core/site/consent'

export interface CookieWords {
  readonly label: string
  readonly ask: string
  readonly inform: string
  readonly policy: string
  readonly all: string
  readonly none: string
  readonly choose: string
  readonly save: string
  readonly close: string
  readonly again: string
  readonly purposes: Readonly<Record<AskedPurpose, string>>
}

const ENGLISH: CookieWords = {
  label: 'Cookies',
  ask: 'This site can show content of other services and count visits, if you allow it. You can change your mind at any time.',
  inform: 'This site uses cookies and shows content of other services.',
  policy: 'Privacy policy',
  all: 'Allow all',
  none: 'Only what is necessary',
  choose: 'Choose for what',
  save: 'Save my choice',
  close: 'Understood',
  again: 'Cookie settings',
  purposes: {
    content: 'Content of other services, such as videos, maps and comments',
    statistics: 'Statistics about visits',
    marketing: 'Advertising',
  },
}

const WORDS: Readonly<Record<string, CookieWords>> = {
  en: ENGLISH,
  de: {
    label: 'Cookies',
    ask: 'Diese Website kann Inhalte anderer Dienste zeigen und Besuche zählen, wenn Sie es erlauben. Sie können das jederzeit ändern.',
    inform: 'Diese Website verwendet Cookies und zeigt Inhalte anderer Dienste.',
    policy: 'Datenschutzerklärung',
    all: 'Alles erlauben',
    none: 'Nur das Nötige',
    choose: 'Zwecke auswählen',
    save: 'Auswahl speichern',
    close: 'Verstanden',
    again: 'Cookie-Einstellungen',
    purposes: {
      content: 'Inhalte anderer Dienste, etwa Videos, Karten und Kommentare',
      statistics: 'Statistik über Besuche',
      marketing: 'Werbung',
    },
  },
  es: {
    label: 'Cookies',
    ask: 'Este sitio puede mostrar contenido de otros servicios y contar visitas si usted lo permite. Puede cambiar de opinión en cualquier momento.',
    inform: 'Este sitio usa cookies y muestra contenido de otros servicios.',
    policy: 'Política de privacidad',
    all: 'Permitir todo',
    none: 'Solo lo necesario',
    choose: 'Elegir para qué',
    save: 'Guardar mi elección',
    close: 'Entendido',
    again: 'Configuración de cookies',
    purposes: {
      content: 'Contenido de otros servicios, como vídeos, mapas y comentarios',
      statistics: 'Estadísticas de visitas',
      marketing: 'Publicidad',
    },
  },
  fr: {
    label: 'Cookies',
    ask: 'Ce site peut afficher des contenus d’autres services et compter les visites, si vous l’acceptez. Vous pouvez changer d’avis à tout moment.',
    inform: 'Ce site utilise des cookies et affiche des contenus d’autres services.',
    policy: 'Politique de confidentialité',
    all: 'Tout accepter',
    none: 'Le nécessaire seulement',
    choose: 'Choisir les usages',
    save: 'Enregistrer mon choix',
    close: 'Compris',
    again: 'Gérer les cookies',
    purposes: {
      content: 'Contenus d’autres services : vidéos, cartes, commentaires',
      statistics: 'Statistiques de visite',
      marketing: 'Publicité',
    },
  },
  ja: {
    label: 'Cookie',
    ask: '許可いただいた場合、このサイトは他のサービスのコンテンツを表示し、訪問数を計測します。選択はいつでも変更できます。',
    inform: 'このサイトは Cookie を使用し、他のサービスのコンテンツを表示します。',
    policy: 'プライバシーポリシー',
    all: 'すべて許可',
    none: '必要なもののみ',
    choose: '用途を選ぶ',
    save: '選択を保存',
    close: '了解',
    again: 'Cookie の設定',
    purposes: {
      content: '動画、地図、コメントなど他のサービスのコンテンツ',
      statistics: '訪問の統計',
      marketing: '広告',
    },
  },
}

/** Words for a site's language, and the language they are in. */
export function cookieWords(language: string): { words: CookieWords; spoken: string } {
  const spoken = language.split('-')[0] ?? ''
  const words = WORDS[spoken]
  return words ? { words, spoken } : { words: ENGLISH, spoken: 'en' }
}
