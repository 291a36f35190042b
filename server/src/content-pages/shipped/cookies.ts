import type { ShippedPage } from './shipped-page.ts'

export const cookies: ShippedPage = {
  url: 'cookies',
  footer_category: 1,
  versions: {
    en: {
      title: 'Cookies',
      content: `<p>This page lists everything the site itself keeps in your browser. None of it is used for advertising or to follow you elsewhere. By default this site sets no advertising or tracking cookies at all.</p>
<table>
<thead>
<tr><th>Name</th><th>Kind</th><th>Purpose</th><th>Lifetime</th></tr>
</thead>
<tbody>
<tr><td>user-id</td><td>Cookie</td><td>The number of your account. Keeps you signed in, only if you chose to be remembered.</td><td>Until you sign out, at most 1 year</td></tr>
<tr><td>user-token</td><td>Cookie</td><td>The secret that proves the account is yours. Only if you chose to be remembered.</td><td>Until you sign out, at most 1 year</td></tr>
<tr><td>close-notice</td><td>Cookie</td><td>Remembers the notice you closed, so that it does not come back.</td><td>Until you delete it, at most 1 year</td></tr>
<tr><td>upvoted-news</td><td>Cookie</td><td>The news this browser has upvoted, so that they are shown that way.</td><td>1 year</td></tr>
<tr><td>device</td><td>Cookie</td><td>A signature that you have signed in here. Wrong passwords that somebody else tries for your account do not keep you out.</td><td>90 days</td></tr>
<tr><td>visitor</td><td>Cookie</td><td>A signed random number. It makes an upvote without an account count only once, and tells that it is you who comes back when you sign in through another service.</td><td>1 year</td></tr>
<tr><td>language</td><td>Cookie</td><td>The language you chose.</td><td>1 year</td></tr>
<tr><td>visit-language</td><td>Cookie</td><td>The language of this visit, when a link brought you here in a certain language.</td><td>Until you close the browser</td></tr>
<tr><td>member-language</td><td>Cookie</td><td>The language of your country, as long as you are signed in and have chosen none.</td><td>Until you close the browser</td></tr>
<tr><td>loadout:user-id</td><td>Local storage</td><td>The number of your account, as in the cookie.</td><td>Until you sign out, at most 1 year</td></tr>
<tr><td>loadout:user-token</td><td>Local storage</td><td>The secret of your sign-in, as in the cookie.</td><td>Until you sign out, at most 1 year</td></tr>
<tr><td>loadout:language</td><td>Local storage</td><td>The language you chose.</td><td>Until you delete it</td></tr>
<tr><td>loadout:filters</td><td>Local storage</td><td>The games you picked on the front page.</td><td>Until you delete it</td></tr>
<tr><td>loadout:theme</td><td>Local storage</td><td>Light or dark appearance.</td><td>Until you delete it</td></tr>
<tr><td>loadout:referrer</td><td>Local storage</td><td>Who invited you, so that your account can say so.</td><td>Until you join</td></tr>
<tr><td>loadout:way-back</td><td>Session storage</td><td>Where you were when you went to another service, and what you have to bring back from there.</td><td>Until you are back, or close the tab</td></tr>
<tr><td>loadout:comment-draft:…</td><td>Local storage</td><td>A comment that you have begun.</td><td>Until you post or empty it, or sign out</td></tr>
<tr><td>loadout:unsaved-news:…</td><td>Local storage</td><td>An article that a member of staff has begun and not saved.</td><td>Until it is saved, or its author signs out</td></tr>
<tr><td>loadout:unsaved-event:…</td><td>Local storage</td><td>An event that a member of staff has begun and not saved.</td><td>Until it is saved, or its author signs out</td></tr>
<tr><td>loadout:unsaved-page:…</td><td>Local storage</td><td>A page of the site that a member of staff has begun and not saved.</td><td>Until it is saved, or its author signs out</td></tr>
<tr><td>loadout:unsaved-post:…</td><td>Local storage</td><td>A post that you have begun, until the site has it.</td><td>Until it is kept by the site, or you sign out</td></tr>
<tr><td>loadout:top-three</td><td>Local storage</td><td>Which week’s top three you have closed.</td><td>Until you delete it</td></tr>
<tr><td>loadout:no-single-keys</td><td>Local storage</td><td>That you have switched off shortcuts of a single key.</td><td>Until you switch them on again or delete it</td></tr>
<tr><td>loadout:onboarding-over</td><td>Local storage</td><td>That your first steps are done or closed.</td><td>Until you delete it</td></tr>
<tr><td>loadout:new-site</td><td>Local storage</td><td>That you set up this site and have not put away what comes next.</td><td>Until you put it away</td></tr>
<tr><td>loadout:wallet-width</td><td>Local storage</td><td>How much room your balance takes in the top bar, so that nothing moves there.</td><td>Until you delete it</td></tr>
<tr><td>loadout:recent-choices:…</td><td>Local storage</td><td>Where you went last from “Go to”.</td><td>Until you sign out or delete it</td></tr>
<tr><td>pusherTransport…</td><td>Local storage</td><td>How live updates reached this browser last time.</td><td>Until you delete it</td></tr>
<tr><td>offline …</td><td>Cache</td><td>The page that is shown when there is no connection.</td><td>Until you delete it</td></tr>
</tbody>
</table>
<p>If you sign in without being remembered, the same two entries are kept for the open tab only and end when you close it.</p>
<h2>Saying no</h2>
<p>You can delete or block all of this in your browser’s settings. The site stays readable; you will have to sign in and choose your language and games again.</p>
<h2>Other services</h2>
<p>A video or stream from another service, such as YouTube or Twitch, may set cookies of its own, which that service is responsible for. If the people who run this site add further tools, for example visitor statistics, they list them here and ask you first where the law requires it.</p>
<p>What is stored on the server is described under <a href="/privacy">privacy</a>.</p>`,
    },
    sv: {
      title: 'Kakor',
      content: `<p>Här står allt som sajten själv sparar i din webbläsare. Inget av det används till reklam eller för att följa dig på andra sajter. Som standard sätter den här sajten inga reklam- eller spårningskakor alls.</p>
<table>
<thead>
<tr><th>Namn</th><th>Typ</th><th>Syfte</th><th>Livslängd</th></tr>
</thead>
<tbody>
<tr><td>user-id</td><td>Kaka</td><td>Numret på ditt konto. Håller dig inloggad, bara om du har valt att bli ihågkommen.</td><td>Tills du loggar ut, högst 1 år</td></tr>
<tr><td>user-token</td><td>Kaka</td><td>Hemligheten som visar att kontot är ditt. Bara om du har valt att bli ihågkommen.</td><td>Tills du loggar ut, högst 1 år</td></tr>
<tr><td>close-notice</td><td>Kaka</td><td>Kommer ihåg meddelandet du har stängt så att det inte visas igen.</td><td>Tills du tar bort den, högst 1 år</td></tr>
<tr><td>upvoted-news</td><td>Kaka</td><td>De nyheter som har fått uppröst från den här webbläsaren, så att det syns.</td><td>1 år</td></tr>
<tr><td>device</td><td>Kaka</td><td>En signatur på att du har loggat in här. Felaktiga lösenord som någon annan provar på ditt konto stänger då inte ute dig.</td><td>90 dagar</td></tr>
<tr><td>visitor</td><td>Kaka</td><td>Ett signerat slumptal. Det gör att en uppröst utan konto räknas bara en gång och att sajten känner igen dig när du kommer tillbaka efter att ha loggat in via en annan tjänst.</td><td>1 år</td></tr>
<tr><td>language</td><td>Kaka</td><td>Språket du har valt.</td><td>1 år</td></tr>
<tr><td>visit-language</td><td>Kaka</td><td>Språket för det här besöket, om du kom via en länk till ett visst språk.</td><td>Tills du stänger webbläsaren</td></tr>
<tr><td>member-language</td><td>Kaka</td><td>Språket i ditt land, så länge du är inloggad och inte har valt något.</td><td>Tills du stänger webbläsaren</td></tr>
<tr><td>loadout:user-id</td><td>Lokal lagring</td><td>Numret på ditt konto, som i kakan.</td><td>Tills du loggar ut, högst 1 år</td></tr>
<tr><td>loadout:user-token</td><td>Lokal lagring</td><td>Hemligheten för din inloggning, som i kakan.</td><td>Tills du loggar ut, högst 1 år</td></tr>
<tr><td>loadout:language</td><td>Lokal lagring</td><td>Språket du har valt.</td><td>Tills du tar bort den</td></tr>
<tr><td>loadout:filters</td><td>Lokal lagring</td><td>Spelen du har valt på startsidan.</td><td>Tills du tar bort den</td></tr>
<tr><td>loadout:theme</td><td>Lokal lagring</td><td>Ljust eller mörkt utseende.</td><td>Tills du tar bort den</td></tr>
<tr><td>loadout:referrer</td><td>Lokal lagring</td><td>Vem som bjöd in dig, så att det kan stå på ditt konto.</td><td>Tills du går med</td></tr>
<tr><td>loadout:way-back</td><td>Sessionslagring</td><td>Var du var när du gick till en annan tjänst, och vad du ska ha med dig tillbaka.</td><td>Tills du är tillbaka eller stänger fliken</td></tr>
<tr><td>loadout:comment-draft:…</td><td>Lokal lagring</td><td>En kommentar som du har börjat på.</td><td>Tills du skickar eller tömmer den, eller loggar ut</td></tr>
<tr><td>loadout:unsaved-news:…</td><td>Lokal lagring</td><td>En artikel som någon i redaktionen har börjat på men inte sparat.</td><td>Tills den sparas, eller den som skriver loggar ut</td></tr>
<tr><td>loadout:unsaved-event:…</td><td>Lokal lagring</td><td>Ett evenemang som någon i redaktionen har börjat på men inte sparat.</td><td>Tills den sparas, eller den som skriver loggar ut</td></tr>
<tr><td>loadout:unsaved-page:…</td><td>Lokal lagring</td><td>En av sajtens sidor som någon i redaktionen har börjat på men inte sparat.</td><td>Tills den sparas, eller den som skriver loggar ut</td></tr>
<tr><td>loadout:unsaved-post:…</td><td>Lokal lagring</td><td>Ett inlägg som du har börjat på, tills sajten har det.</td><td>Tills sajten har sparat det, eller du loggar ut</td></tr>
<tr><td>loadout:top-three</td><td>Lokal lagring</td><td>Vilken veckas topp tre du har stängt.</td><td>Tills du tar bort den</td></tr>
<tr><td>loadout:no-single-keys</td><td>Lokal lagring</td><td>Att du har stängt av kortkommandon med en enda tangent.</td><td>Tills du slår på dem igen eller tar bort den</td></tr>
<tr><td>loadout:onboarding-over</td><td>Lokal lagring</td><td>Att dina första steg är klara eller stängda.</td><td>Tills du tar bort den</td></tr>
<tr><td>loadout:new-site</td><td>Lokal lagring</td><td>Att du har satt upp sajten och inte har dolt listan med nästa steg.</td><td>Tills du döljer listan</td></tr>
<tr><td>loadout:wallet-width</td><td>Lokal lagring</td><td>Hur stor plats ditt saldo tar i toppraden, så att inget flyttar sig där.</td><td>Tills du tar bort den</td></tr>
<tr><td>loadout:recent-choices:…</td><td>Lokal lagring</td><td>Vart du senast gick från ”Gå till”.</td><td>Tills du loggar ut eller tar bort den</td></tr>
<tr><td>pusherTransport…</td><td>Lokal lagring</td><td>Hur direktuppdateringar nådde webbläsaren förra gången.</td><td>Tills du tar bort den</td></tr>
<tr><td>offline …</td><td>Cache</td><td>Sidan som visas när det inte finns någon anslutning.</td><td>Tills du tar bort den</td></tr>
</tbody>
</table>
<p>Om du loggar in utan att bli ihågkommen sparas samma två uppgifter bara i den öppna fliken och försvinner när du stänger den.</p>
<h2>Att tacka nej</h2>
<p>Du kan ta bort eller blockera allt detta i webbläsarens inställningar. Sajten går fortfarande att läsa, men du får logga in och välja språk och spel på nytt.</p>
<h2>Andra tjänster</h2>
<p>En video eller stream från en annan tjänst, som YouTube eller Twitch, kan sätta egna kakor som den tjänsten ansvarar för. Om de som driver sajten lägger till fler verktyg, till exempel besöksstatistik, listar de dem här och frågar dig först när lagen kräver det.</p>
<p>Vad som lagras på servern står under <a href="/privacy">integritet</a>.</p>`,
    },
    pt: {
      title: 'Cookies',
      content: `<p>Esta página lista tudo o que o próprio site guarda no seu navegador. Nada disso serve para publicidade nem para seguir você em outros sites. Por padrão, este site não usa nenhum cookie de publicidade ou de rastreamento.</p>
<table>
<thead>
<tr><th>Nome</th><th>Tipo</th><th>Finalidade</th><th>Duração</th></tr>
</thead>
<tbody>
<tr><td>user-id</td><td>Cookie</td><td>O número da sua conta. Mantém você conectado, só se você pediu para ser lembrado.</td><td>Até você sair da conta, no máximo 1 ano</td></tr>
<tr><td>user-token</td><td>Cookie</td><td>O segredo que prova que a conta é sua. Só se você pediu para ser lembrado.</td><td>Até você sair da conta, no máximo 1 ano</td></tr>
<tr><td>close-notice</td><td>Cookie</td><td>Lembra o aviso que você fechou, para que ele não volte.</td><td>Até você apagar, no máximo 1 ano</td></tr>
<tr><td>upvoted-news</td><td>Cookie</td><td>As notícias em que este navegador votou, para que apareçam assim.</td><td>1 ano</td></tr>
<tr><td>device</td><td>Cookie</td><td>Uma assinatura de que você já entrou por aqui. Assim, senhas erradas que outra pessoa tenta na sua conta não impedem você de entrar.</td><td>90 dias</td></tr>
<tr><td>visitor</td><td>Cookie</td><td>Um número aleatório assinado. Faz com que um voto sem conta valha uma vez só e mostra que é você quem volta quando entra por outro serviço.</td><td>1 ano</td></tr>
<tr><td>language</td><td>Cookie</td><td>O idioma que você escolheu.</td><td>1 ano</td></tr>
<tr><td>visit-language</td><td>Cookie</td><td>O idioma desta visita, quando você chegou por um link para um idioma.</td><td>Até você fechar o navegador</td></tr>
<tr><td>member-language</td><td>Cookie</td><td>O idioma do seu país, enquanto você está conectado e não escolheu nenhum.</td><td>Até você fechar o navegador</td></tr>
<tr><td>loadout:user-id</td><td>Armazenamento local</td><td>O número da sua conta, como no cookie.</td><td>Até você sair da conta, no máximo 1 ano</td></tr>
<tr><td>loadout:user-token</td><td>Armazenamento local</td><td>O segredo do seu acesso, como no cookie.</td><td>Até você sair da conta, no máximo 1 ano</td></tr>
<tr><td>loadout:language</td><td>Armazenamento local</td><td>O idioma que você escolheu.</td><td>Até você apagar</td></tr>
<tr><td>loadout:filters</td><td>Armazenamento local</td><td>Os jogos que você escolheu na página inicial.</td><td>Até você apagar</td></tr>
<tr><td>loadout:theme</td><td>Armazenamento local</td><td>Aparência clara ou escura.</td><td>Até você apagar</td></tr>
<tr><td>loadout:referrer</td><td>Armazenamento local</td><td>Quem convidou você, para que isso conste na sua conta.</td><td>Até você criar a conta</td></tr>
<tr><td>loadout:way-back</td><td>Armazenamento da sessão</td><td>Onde você estava ao ir para outro serviço e o que precisa trazer de lá.</td><td>Até você voltar ou fechar a aba</td></tr>
<tr><td>loadout:comment-draft:…</td><td>Armazenamento local</td><td>Um comentário que você começou.</td><td>Até você publicar, esvaziar ou sair da conta</td></tr>
<tr><td>loadout:unsaved-news:…</td><td>Armazenamento local</td><td>Um artigo que alguém da equipe começou e não salvou.</td><td>Até ser salvo ou até o autor sair da conta</td></tr>
<tr><td>loadout:unsaved-event:…</td><td>Armazenamento local</td><td>Um evento que alguém da equipe começou e não salvou.</td><td>Até ser salvo ou até o autor sair da conta</td></tr>
<tr><td>loadout:unsaved-page:…</td><td>Armazenamento local</td><td>Uma página do site que alguém da equipe começou e não salvou.</td><td>Até ser salva ou até o autor sair da conta</td></tr>
<tr><td>loadout:unsaved-post:…</td><td>Armazenamento local</td><td>Um post que você começou, até o site tê-lo.</td><td>Até o site guardá-lo ou até você sair da conta</td></tr>
<tr><td>loadout:top-three</td><td>Armazenamento local</td><td>De qual semana você fechou o top 3.</td><td>Até você apagar</td></tr>
<tr><td>loadout:no-single-keys</td><td>Armazenamento local</td><td>Que você desativou os atalhos de uma tecla só.</td><td>Até você reativá-los ou apagar</td></tr>
<tr><td>loadout:onboarding-over</td><td>Armazenamento local</td><td>Que você concluiu ou fechou os primeiros passos.</td><td>Até você apagar</td></tr>
<tr><td>loadout:new-site</td><td>Armazenamento local</td><td>Que você configurou este site e ainda não ocultou a lista de próximos passos.</td><td>Até você ocultar a lista</td></tr>
<tr><td>loadout:wallet-width</td><td>Armazenamento local</td><td>Quanto espaço seu saldo ocupa na barra superior, para que nada se mova ali.</td><td>Até você apagar</td></tr>
<tr><td>loadout:recent-choices:…</td><td>Armazenamento local</td><td>Aonde você foi por último pelo “Ir para”.</td><td>Até você sair da conta ou apagar</td></tr>
<tr><td>pusherTransport…</td><td>Armazenamento local</td><td>Como as atualizações ao vivo chegaram a este navegador da última vez.</td><td>Até você apagar</td></tr>
<tr><td>offline …</td><td>Cache</td><td>A página que aparece quando não há conexão.</td><td>Até você apagar</td></tr>
</tbody>
</table>
<p>Se você entrar sem pedir para ser lembrado, os mesmos dois registros ficam só na aba aberta e somem quando você a fecha.</p>
<h2>Como recusar</h2>
<p>Você pode apagar ou bloquear tudo isso nas configurações do navegador. O site continua legível; só será preciso entrar e escolher o idioma e os jogos de novo.</p>
<h2>Outros serviços</h2>
<p>Um vídeo ou uma transmissão de outro serviço, como YouTube ou Twitch, pode criar cookies próprios, pelos quais esse serviço responde. Se quem administra o site acrescentar outras ferramentas, por exemplo estatísticas de visitas, elas serão listadas aqui, e o seu consentimento será pedido antes quando a lei exigir.</p>
<p>O que fica guardado no servidor está em <a href="/privacy">privacidade</a>.</p>`,
    },
    de: {
      title: 'Cookies',
      content: `<p>Hier steht alles, was die Seite selbst in deinem Browser ablegt. Nichts davon dient der Werbung oder dazu, dich auf anderen Seiten zu verfolgen. Werbe- oder Tracking-Cookies setzt diese Seite von Haus aus nicht.</p>
<table>
<thead>
<tr><th>Name</th><th>Art</th><th>Zweck</th><th>Dauer</th></tr>
</thead>
<tbody>
<tr><td>user-id</td><td>Cookie</td><td>Die Nummer deines Kontos. Hält dich angemeldet, nur wenn du angemeldet bleiben willst.</td><td>Bis zur Abmeldung, höchstens 1 Jahr</td></tr>
<tr><td>user-token</td><td>Cookie</td><td>Das Geheimnis, das zeigt, dass das Konto dir gehört. Nur wenn du angemeldet bleiben willst.</td><td>Bis zur Abmeldung, höchstens 1 Jahr</td></tr>
<tr><td>close-notice</td><td>Cookie</td><td>Merkt sich den Hinweis, den du geschlossen hast, damit er nicht wiederkommt.</td><td>Bis du ihn löschst, höchstens 1 Jahr</td></tr>
<tr><td>upvoted-news</td><td>Cookie</td><td>Die News, denen dieser Browser einen Upvote gegeben hat, damit sie so angezeigt werden.</td><td>1 Jahr</td></tr>
<tr><td>device</td><td>Cookie</td><td>Eine Signatur dafür, dass du dich hier schon angemeldet hast. Falsche Passwörter, die jemand anders bei deinem Konto probiert, sperren dich dann nicht aus.</td><td>90 Tage</td></tr>
<tr><td>visitor</td><td>Cookie</td><td>Eine signierte Zufallszahl. Durch sie zählt ein Upvote ohne Konto nur einmal, und sie zeigt, dass du es bist, wenn du von der Anmeldung bei einem anderen Dienst zurückkommst.</td><td>1 Jahr</td></tr>
<tr><td>language</td><td>Cookie</td><td>Die Sprache, die du gewählt hast.</td><td>1 Jahr</td></tr>
<tr><td>visit-language</td><td>Cookie</td><td>Die Sprache dieses Besuchs, wenn du über einen Link zu einer Sprache gekommen bist.</td><td>Bis du den Browser schließt</td></tr>
<tr><td>member-language</td><td>Cookie</td><td>Die Sprache deines Landes, solange du angemeldet bist und keine gewählt hast.</td><td>Bis du den Browser schließt</td></tr>
<tr><td>loadout:user-id</td><td>Lokaler Speicher</td><td>Die Nummer deines Kontos, wie im Cookie.</td><td>Bis zur Abmeldung, höchstens 1 Jahr</td></tr>
<tr><td>loadout:user-token</td><td>Lokaler Speicher</td><td>Das Geheimnis deiner Anmeldung, wie im Cookie.</td><td>Bis zur Abmeldung, höchstens 1 Jahr</td></tr>
<tr><td>loadout:language</td><td>Lokaler Speicher</td><td>Die Sprache, die du gewählt hast.</td><td>Bis du ihn löschst</td></tr>
<tr><td>loadout:filters</td><td>Lokaler Speicher</td><td>Die Spiele, die du auf der Startseite ausgewählt hast.</td><td>Bis du ihn löschst</td></tr>
<tr><td>loadout:theme</td><td>Lokaler Speicher</td><td>Helle oder dunkle Darstellung.</td><td>Bis du ihn löschst</td></tr>
<tr><td>loadout:referrer</td><td>Lokaler Speicher</td><td>Wer dich eingeladen hat, damit es bei deinem Konto stehen kann.</td><td>Bis du beitrittst</td></tr>
<tr><td>loadout:way-back</td><td>Sitzungsspeicher</td><td>Wo du warst, als du zu einem anderen Dienst gegangen bist, und was du von dort mitbringen musst.</td><td>Bis du zurück bist oder den Tab schließt</td></tr>
<tr><td>loadout:comment-draft:…</td><td>Lokaler Speicher</td><td>Ein Kommentar, den du angefangen hast.</td><td>Bis du ihn abschickst oder leerst oder dich abmeldest</td></tr>
<tr><td>loadout:unsaved-news:…</td><td>Lokaler Speicher</td><td>Ein Artikel, den jemand aus dem Team angefangen und nicht gespeichert hat.</td><td>Bis er gespeichert ist oder wer ihn schreibt sich abmeldet</td></tr>
<tr><td>loadout:unsaved-event:…</td><td>Lokaler Speicher</td><td>Ein Event, das jemand aus dem Team angefangen und nicht gespeichert hat.</td><td>Bis es gespeichert ist oder wer es schreibt sich abmeldet</td></tr>
<tr><td>loadout:unsaved-page:…</td><td>Lokaler Speicher</td><td>Eine Seite der Website, die jemand aus dem Team angefangen und nicht gespeichert hat.</td><td>Bis sie gespeichert ist oder wer sie schreibt sich abmeldet</td></tr>
<tr><td>loadout:unsaved-post:…</td><td>Lokaler Speicher</td><td>Ein Beitrag, den du angefangen hast, bis die Website ihn hat.</td><td>Bis die Website ihn gespeichert hat oder du dich abmeldest</td></tr>
<tr><td>loadout:top-three</td><td>Lokaler Speicher</td><td>Die besten drei welcher Woche du geschlossen hast.</td><td>Bis du ihn löschst</td></tr>
<tr><td>loadout:no-single-keys</td><td>Lokaler Speicher</td><td>Dass du die Kürzel mit nur einer Taste ausgeschaltet hast.</td><td>Bis du sie wieder einschaltest oder ihn löschst</td></tr>
<tr><td>loadout:onboarding-over</td><td>Lokaler Speicher</td><td>Dass deine ersten Schritte erledigt oder geschlossen sind.</td><td>Bis du ihn löschst</td></tr>
<tr><td>loadout:new-site</td><td>Lokaler Speicher</td><td>Dass du diese Website eingerichtet und die Liste der nächsten Schritte noch nicht ausgeblendet hast.</td><td>Bis du die Liste ausblendest</td></tr>
<tr><td>loadout:wallet-width</td><td>Lokaler Speicher</td><td>Wie viel Platz dein Guthaben in der oberen Leiste braucht, damit dort nichts springt.</td><td>Bis du ihn löschst</td></tr>
<tr><td>loadout:recent-choices:…</td><td>Lokaler Speicher</td><td>Wohin du zuletzt über „Gehe zu“ gegangen bist.</td><td>Bis du dich abmeldest oder ihn löschst</td></tr>
<tr><td>pusherTransport…</td><td>Lokaler Speicher</td><td>Auf welchem Weg Neuigkeiten diesen Browser zuletzt live erreicht haben.</td><td>Bis du ihn löschst</td></tr>
<tr><td>offline …</td><td>Cache</td><td>Die Seite, die ohne Verbindung gezeigt wird.</td><td>Bis du sie löschst</td></tr>
</tbody>
</table>
<p>Wenn du dich anmeldest, ohne angemeldet bleiben zu wollen, liegen dieselben zwei Einträge nur im offenen Tab und verschwinden, sobald du ihn schließt.</p>
<h2>Ablehnen</h2>
<p>All das kannst du in den Einstellungen deines Browsers löschen oder blockieren. Die Seite bleibt lesbar; du musst dich nur neu anmelden und Sprache und Spiele noch einmal wählen.</p>
<h2>Andere Dienste</h2>
<p>Ein Video oder Stream eines anderen Dienstes wie YouTube oder Twitch kann eigene Cookies setzen, für die dieser Dienst verantwortlich ist. Wenn die Betreiber dieser Seite weitere Werkzeuge einbauen, etwa eine Besucherstatistik, führen sie sie hier auf und fragen dich vorher, wo das Gesetz es verlangt.</p>
<p>Was auf dem Server gespeichert wird, steht unter <a href="/privacy">Datenschutz</a>.</p>`,
    },
    pl: {
      title: 'Pliki cookie',
      content: `<p>Oto wszystko, co sama strona zapisuje w twojej przeglądarce. Nic z tego nie służy reklamie ani śledzeniu cię na innych stronach. Domyślnie nie ma tu żadnych reklamowych ani śledzących plików cookie.</p>
<table>
<thead>
<tr><th>Nazwa</th><th>Rodzaj</th><th>Do czego służy</th><th>Czas życia</th></tr>
</thead>
<tbody>
<tr><td>user-id</td><td>Plik cookie</td><td>Numer twojego konta. Utrzymuje zalogowanie, tylko jeśli wybierzesz zapamiętanie.</td><td>Do wylogowania, najdłużej 1 rok</td></tr>
<tr><td>user-token</td><td>Plik cookie</td><td>Sekret, który potwierdza, że konto jest twoje. Tylko jeśli wybierzesz zapamiętanie.</td><td>Do wylogowania, najdłużej 1 rok</td></tr>
<tr><td>close-notice</td><td>Plik cookie</td><td>Pamięta zamknięty komunikat, żeby się więcej nie pojawiał.</td><td>Do usunięcia przez ciebie, najdłużej 1 rok</td></tr>
<tr><td>upvoted-news</td><td>Plik cookie</td><td>Newsy, którym dano plus w tej przeglądarce, żeby było to widać.</td><td>1 rok</td></tr>
<tr><td>device</td><td>Plik cookie</td><td>Podpis, że logowano się tu na twoje konto. Dzięki niemu błędne hasła, których próbuje ktoś inny, nie odetną ci dostępu.</td><td>90 dni</td></tr>
<tr><td>visitor</td><td>Plik cookie</td><td>Podpisana losowa liczba. Dzięki niej plus bez konta liczy się tylko raz, a strona wie, że to ty wracasz, gdy logujesz się przez inny serwis.</td><td>1 rok</td></tr>
<tr><td>language</td><td>Plik cookie</td><td>Wybrany język.</td><td>1 rok</td></tr>
<tr><td>visit-language</td><td>Plik cookie</td><td>Język tej wizyty, jeśli przychodzisz z linku do konkretnego języka.</td><td>Do zamknięcia przeglądarki</td></tr>
<tr><td>member-language</td><td>Plik cookie</td><td>Język twojego kraju, gdy korzystasz z konta, a żaden nie jest wybrany.</td><td>Do zamknięcia przeglądarki</td></tr>
<tr><td>loadout:user-id</td><td>Pamięć lokalna</td><td>Numer twojego konta, tak jak w pliku cookie.</td><td>Do wylogowania, najdłużej 1 rok</td></tr>
<tr><td>loadout:user-token</td><td>Pamięć lokalna</td><td>Sekret logowania, tak jak w pliku cookie.</td><td>Do wylogowania, najdłużej 1 rok</td></tr>
<tr><td>loadout:language</td><td>Pamięć lokalna</td><td>Wybrany język.</td><td>Do usunięcia przez ciebie</td></tr>
<tr><td>loadout:filters</td><td>Pamięć lokalna</td><td>Gry wybrane na stronie głównej.</td><td>Do usunięcia przez ciebie</td></tr>
<tr><td>loadout:theme</td><td>Pamięć lokalna</td><td>Jasny lub ciemny wygląd.</td><td>Do usunięcia przez ciebie</td></tr>
<tr><td>loadout:referrer</td><td>Pamięć lokalna</td><td>Kto cię zaprosił, żeby było to widoczne przy twoim koncie.</td><td>Do założenia konta</td></tr>
<tr><td>loadout:way-back</td><td>Pamięć sesji</td><td>Strona, z której nastąpiło przejście do innego serwisu, i to, z czym trzeba z niego wrócić.</td><td>Do powrotu albo zamknięcia karty</td></tr>
<tr><td>loadout:comment-draft:…</td><td>Pamięć lokalna</td><td>Rozpoczęty komentarz.</td><td>Do wysłania, wyczyszczenia lub wylogowania</td></tr>
<tr><td>loadout:unsaved-news:…</td><td>Pamięć lokalna</td><td>Artykuł rozpoczęty przez kogoś z zespołu i niezapisany.</td><td>Do zapisania lub wylogowania autora</td></tr>
<tr><td>loadout:unsaved-event:…</td><td>Pamięć lokalna</td><td>Wydarzenie rozpoczęte przez kogoś z zespołu i niezapisane.</td><td>Do zapisania lub wylogowania autora</td></tr>
<tr><td>loadout:unsaved-page:…</td><td>Pamięć lokalna</td><td>Strona serwisu rozpoczęta przez kogoś z zespołu i niezapisana.</td><td>Do zapisania lub wylogowania autora</td></tr>
<tr><td>loadout:unsaved-post:…</td><td>Pamięć lokalna</td><td>Rozpoczęty przez Ciebie wpis, zanim trafi do serwisu.</td><td>Do zapisania w serwisie lub wylogowania</td></tr>
<tr><td>loadout:top-three</td><td>Pamięć lokalna</td><td>Z którego tygodnia zamknięto najlepszą trójkę.</td><td>Do usunięcia przez ciebie</td></tr>
<tr><td>loadout:no-single-keys</td><td>Pamięć lokalna</td><td>Że skróty z jednym klawiszem są wyłączone.</td><td>Do ponownego włączenia albo usunięcia przez ciebie</td></tr>
<tr><td>loadout:onboarding-over</td><td>Pamięć lokalna</td><td>Że pierwsze kroki są wykonane albo zamknięte.</td><td>Do usunięcia przez ciebie</td></tr>
<tr><td>loadout:new-site</td><td>Pamięć lokalna</td><td>Że ten serwis został przez ciebie skonfigurowany, a lista kolejnych kroków nie jest jeszcze ukryta.</td><td>Do ukrycia listy przez ciebie</td></tr>
<tr><td>loadout:wallet-width</td><td>Pamięć lokalna</td><td>Ile miejsca zajmuje twoje saldo na górnym pasku, żeby nic się tam nie przesuwało.</td><td>Do usunięcia przez ciebie</td></tr>
<tr><td>loadout:recent-choices:…</td><td>Pamięć lokalna</td><td>Ostatnio wybrane miejsca w oknie „Przejdź do”.</td><td>Do wylogowania albo usunięcia przez ciebie</td></tr>
<tr><td>pusherTransport…</td><td>Pamięć lokalna</td><td>Którą drogą ostatnio docierały do przeglądarki aktualizacje na żywo.</td><td>Do usunięcia przez ciebie</td></tr>
<tr><td>offline …</td><td>Pamięć podręczna</td><td>Strona pokazywana, gdy nie ma połączenia.</td><td>Do usunięcia przez ciebie</td></tr>
</tbody>
</table>
<p>Jeśli zalogujesz się bez zapamiętania, te same dwa wpisy istnieją tylko w otwartej karcie i znikają po jej zamknięciu.</p>
<h2>Jak odmówić</h2>
<p>Wszystko to możesz usunąć lub zablokować w ustawieniach przeglądarki. Stronę nadal da się czytać, trzeba będzie tylko ponownie się zalogować oraz wybrać język i gry.</p>
<h2>Inne serwisy</h2>
<p>Film lub stream z innego serwisu, takiego jak YouTube czy Twitch, może zapisać własne pliki cookie, za które odpowiada ten serwis. Jeśli osoby prowadzące stronę dodadzą inne narzędzia, na przykład statystyki odwiedzin, wymienią je tutaj i najpierw zapytają o zgodę tam, gdzie wymaga tego prawo.</p>
<p>O tym, co przechowuje serwer, przeczytasz na stronie o <a href="/privacy">prywatności</a>.</p>`,
    },
    ru: {
      title: 'Файлы cookie',
      content: `<p>Здесь перечислено всё, что сам сайт хранит в вашем браузере. Ничто из этого не служит рекламе и не помогает следить за вами на других сайтах. По умолчанию рекламных и отслеживающих файлов cookie здесь нет вовсе.</p>
<table>
<thead>
<tr><th>Имя</th><th>Вид</th><th>Назначение</th><th>Срок</th></tr>
</thead>
<tbody>
<tr><td>user-id</td><td>Cookie</td><td>Номер вашего аккаунта. Сохраняет вход, только если вы попросили запомнить вас.</td><td>До выхода из аккаунта, не дольше 1 года</td></tr>
<tr><td>user-token</td><td>Cookie</td><td>Секрет, который подтверждает, что аккаунт ваш. Только если вы попросили запомнить вас.</td><td>До выхода из аккаунта, не дольше 1 года</td></tr>
<tr><td>close-notice</td><td>Cookie</td><td>Запоминает закрытое объявление, чтобы оно не появлялось снова.</td><td>Пока вы не удалите, не дольше 1 года</td></tr>
<tr><td>upvoted-news</td><td>Cookie</td><td>Новости, которым в этом браузере поставили плюс, чтобы это было видно.</td><td>1 год</td></tr>
<tr><td>device</td><td>Cookie</td><td>Подпись о том, что здесь уже входили в ваш аккаунт. С ней неверные пароли, которые подбирает кто-то другой, не закроют вход вам.</td><td>90 дней</td></tr>
<tr><td>visitor</td><td>Cookie</td><td>Подписанное случайное число. Благодаря ему плюс без аккаунта считается только один раз, а сайт узнаёт вас, когда вы возвращаетесь после входа через другой сервис.</td><td>1 год</td></tr>
<tr><td>language</td><td>Cookie</td><td>Выбранный язык.</td><td>1 год</td></tr>
<tr><td>visit-language</td><td>Cookie</td><td>Язык этого визита, если вы пришли по ссылке на определённый язык.</td><td>До закрытия браузера</td></tr>
<tr><td>member-language</td><td>Cookie</td><td>Язык вашей страны, пока вы в аккаунте и не выбрали никакого.</td><td>До закрытия браузера</td></tr>
<tr><td>loadout:user-id</td><td>Локальное хранилище</td><td>Номер вашего аккаунта, как и в файле cookie.</td><td>До выхода из аккаунта, не дольше 1 года</td></tr>
<tr><td>loadout:user-token</td><td>Локальное хранилище</td><td>Секрет вашего входа, как и в файле cookie.</td><td>До выхода из аккаунта, не дольше 1 года</td></tr>
<tr><td>loadout:language</td><td>Локальное хранилище</td><td>Выбранный язык.</td><td>Пока вы не удалите</td></tr>
<tr><td>loadout:filters</td><td>Локальное хранилище</td><td>Игры, выбранные на главной странице.</td><td>Пока вы не удалите</td></tr>
<tr><td>loadout:theme</td><td>Локальное хранилище</td><td>Светлое или тёмное оформление.</td><td>Пока вы не удалите</td></tr>
<tr><td>loadout:referrer</td><td>Локальное хранилище</td><td>Кто вас пригласил, чтобы это было отмечено в вашем аккаунте.</td><td>До создания аккаунта</td></tr>
<tr><td>loadout:way-back</td><td>Хранилище сеанса</td><td>Где вы были, когда перешли в другой сервис, и с чем нужно оттуда вернуться.</td><td>Пока вы не вернётесь или не закроете вкладку</td></tr>
<tr><td>loadout:comment-draft:…</td><td>Локальное хранилище</td><td>Начатый комментарий.</td><td>Пока вы не отправите или не очистите его либо не выйдете</td></tr>
<tr><td>loadout:unsaved-news:…</td><td>Локальное хранилище</td><td>Статья, которую кто-то из команды начал и не сохранил.</td><td>До сохранения или выхода автора</td></tr>
<tr><td>loadout:unsaved-event:…</td><td>Локальное хранилище</td><td>Событие, которое кто-то из команды начал и не сохранил.</td><td>До сохранения или выхода автора</td></tr>
<tr><td>loadout:unsaved-page:…</td><td>Локальное хранилище</td><td>Страница сайта, которую кто-то из команды начал и не сохранил.</td><td>До сохранения или выхода автора</td></tr>
<tr><td>loadout:unsaved-post:…</td><td>Локальное хранилище</td><td>Пост, который вы начали, пока он не сохранён на сайте.</td><td>До сохранения на сайте или вашего выхода</td></tr>
<tr><td>loadout:top-three</td><td>Локальное хранилище</td><td>Тройку лучших какой недели вы закрыли.</td><td>Пока вы не удалите</td></tr>
<tr><td>loadout:no-single-keys</td><td>Локальное хранилище</td><td>Что вы отключили сочетания из одной клавиши.</td><td>Пока вы не включите их снова или не удалите</td></tr>
<tr><td>loadout:onboarding-over</td><td>Локальное хранилище</td><td>Что первые шаги выполнены или закрыты.</td><td>Пока вы не удалите</td></tr>
<tr><td>loadout:new-site</td><td>Локальное хранилище</td><td>Что вы настроили этот сайт и ещё не скрыли список следующих шагов.</td><td>Пока вы не скроете список</td></tr>
<tr><td>loadout:wallet-width</td><td>Локальное хранилище</td><td>Сколько места занимает ваш баланс в верхней панели, чтобы там ничего не сдвигалось.</td><td>Пока вы не удалите</td></tr>
<tr><td>loadout:recent-choices:…</td><td>Локальное хранилище</td><td>Куда вы недавно переходили через «Быстрый переход».</td><td>Пока вы не выйдете или не удалите</td></tr>
<tr><td>pusherTransport…</td><td>Локальное хранилище</td><td>Каким путём обновления в реальном времени дошли до браузера в прошлый раз.</td><td>Пока вы не удалите</td></tr>
<tr><td>offline …</td><td>Кэш</td><td>Страница, которая показывается без соединения.</td><td>Пока вы не удалите</td></tr>
</tbody>
</table>
<p>Если войти, не прося запомнить вас, те же две записи хранятся только в открытой вкладке и исчезают, когда вы её закроете.</p>
<h2>Как отказаться</h2>
<p>Всё это можно удалить или запретить в настройках браузера. Сайт по-прежнему можно будет читать, но придётся заново войти и выбрать язык и игры.</p>
<h2>Другие сервисы</h2>
<p>Видео или стрим другого сервиса, например YouTube или Twitch, может создавать собственные файлы cookie, и отвечает за них этот сервис. Если те, кто ведёт сайт, добавят другие инструменты, например статистику посещений, они перечислят их здесь и заранее спросят согласия там, где этого требует закон.</p>
<p>Что хранится на сервере, написано на странице о <a href="/privacy">конфиденциальности</a>.</p>`,
    },
    uk: {
      title: 'Файли cookie',
      content: `<p>Тут перелічено все, що сам сайт зберігає у вашому браузері. Ніщо з цього не служить рекламі й не допомагає стежити за вами на інших сайтах. За замовчуванням рекламних і відстежувальних файлів cookie тут немає взагалі.</p>
<table>
<thead>
<tr><th>Назва</th><th>Вид</th><th>Призначення</th><th>Строк</th></tr>
</thead>
<tbody>
<tr><td>user-id</td><td>Cookie</td><td>Номер вашого акаунта. Зберігає вхід, лише якщо ви попросили запам’ятати вас.</td><td>До виходу з акаунта, не довше 1 року</td></tr>
<tr><td>user-token</td><td>Cookie</td><td>Секрет, який підтверджує, що акаунт ваш. Лише якщо ви попросили запам’ятати вас.</td><td>До виходу з акаунта, не довше 1 року</td></tr>
<tr><td>close-notice</td><td>Cookie</td><td>Запам’ятовує закрите оголошення, щоб воно не з’являлося знову.</td><td>Доки ви не видалите, не довше 1 року</td></tr>
<tr><td>upvoted-news</td><td>Cookie</td><td>Новини, яким у цьому браузері поставили плюс, щоб це було видно.</td><td>1 рік</td></tr>
<tr><td>device</td><td>Cookie</td><td>Підпис про те, що тут уже входили у ваш акаунт. З ним неправильні паролі, які добирає хтось інший, не закриють вхід вам.</td><td>90 днів</td></tr>
<tr><td>visitor</td><td>Cookie</td><td>Підписане випадкове число. Завдяки йому плюс без акаунта рахується лише один раз, а сайт упізнає вас, коли ви повертаєтеся після входу через інший сервіс.</td><td>1 рік</td></tr>
<tr><td>language</td><td>Cookie</td><td>Вибрана мова.</td><td>1 рік</td></tr>
<tr><td>visit-language</td><td>Cookie</td><td>Мова цього візиту, якщо ви прийшли за посиланням на певну мову.</td><td>До закриття браузера</td></tr>
<tr><td>member-language</td><td>Cookie</td><td>Мова вашої країни, доки ви в акаунті й не вибрали жодної.</td><td>До закриття браузера</td></tr>
<tr><td>loadout:user-id</td><td>Локальне сховище</td><td>Номер вашого акаунта, як і у файлі cookie.</td><td>До виходу з акаунта, не довше 1 року</td></tr>
<tr><td>loadout:user-token</td><td>Локальне сховище</td><td>Секрет вашого входу, як і у файлі cookie.</td><td>До виходу з акаунта, не довше 1 року</td></tr>
<tr><td>loadout:language</td><td>Локальне сховище</td><td>Вибрана мова.</td><td>Доки ви не видалите</td></tr>
<tr><td>loadout:filters</td><td>Локальне сховище</td><td>Ігри, вибрані на головній сторінці.</td><td>Доки ви не видалите</td></tr>
<tr><td>loadout:theme</td><td>Локальне сховище</td><td>Світле чи темне оформлення.</td><td>Доки ви не видалите</td></tr>
<tr><td>loadout:referrer</td><td>Локальне сховище</td><td>Хто вас запросив, щоб це було зазначено у вашому акаунті.</td><td>До створення акаунта</td></tr>
<tr><td>loadout:way-back</td><td>Сховище сеансу</td><td>Де ви були, коли перейшли до іншого сервісу, і з чим треба звідти повернутися.</td><td>Доки ви не повернетеся або не закриєте вкладку</td></tr>
<tr><td>loadout:comment-draft:…</td><td>Локальне сховище</td><td>Розпочатий коментар.</td><td>Доки ви не надішлете або не очистите його чи не вийдете</td></tr>
<tr><td>loadout:unsaved-news:…</td><td>Локальне сховище</td><td>Стаття, яку хтось із команди розпочав і не зберіг.</td><td>До збереження або виходу автора</td></tr>
<tr><td>loadout:unsaved-event:…</td><td>Локальне сховище</td><td>Подія, яку хтось із команди розпочав і не зберіг.</td><td>До збереження або виходу автора</td></tr>
<tr><td>loadout:unsaved-page:…</td><td>Локальне сховище</td><td>Сторінка сайту, яку хтось із команди розпочав і не зберіг.</td><td>До збереження або виходу автора</td></tr>
<tr><td>loadout:unsaved-post:…</td><td>Локальне сховище</td><td>Допис, який ви розпочали, доки його не збережено на сайті.</td><td>До збереження на сайті або вашого виходу</td></tr>
<tr><td>loadout:top-three</td><td>Локальне сховище</td><td>Трійку найкращих якого тижня ви закрили.</td><td>Доки ви не видалите</td></tr>
<tr><td>loadout:no-single-keys</td><td>Локальне сховище</td><td>Що ви вимкнули скорочення з однієї клавіші.</td><td>Доки ви не ввімкнете їх знову або не видалите</td></tr>
<tr><td>loadout:onboarding-over</td><td>Локальне сховище</td><td>Що перші кроки виконано або закрито.</td><td>Доки ви не видалите</td></tr>
<tr><td>loadout:new-site</td><td>Локальне сховище</td><td>Що ви налаштували цей сайт і ще не сховали список наступних кроків.</td><td>Доки ви не сховаєте список</td></tr>
<tr><td>loadout:wallet-width</td><td>Локальне сховище</td><td>Скільки місця займає ваш баланс у верхній панелі, щоб там нічого не зсувалося.</td><td>Доки ви не видалите</td></tr>
<tr><td>loadout:recent-choices:…</td><td>Локальне сховище</td><td>Куди ви нещодавно переходили через «Швидкий перехід».</td><td>Доки ви не вийдете або не видалите</td></tr>
<tr><td>pusherTransport…</td><td>Локальне сховище</td><td>Яким шляхом оновлення наживо надійшли до браузера минулого разу.</td><td>Доки ви не видалите</td></tr>
<tr><td>offline …</td><td>Кеш</td><td>Сторінка, яку показано без з’єднання.</td><td>Доки ви не видалите</td></tr>
</tbody>
</table>
<p>Якщо ввійти, не просячи запам’ятати вас, ті самі два записи зберігаються лише у відкритій вкладці й зникають, коли ви її закриєте.</p>
<h2>Як відмовитися</h2>
<p>Усе це можна видалити або заборонити в налаштуваннях браузера. Сайт і далі можна буде читати, але доведеться знову ввійти й вибрати мову та ігри.</p>
<h2>Інші сервіси</h2>
<p>Відео чи стрім іншого сервісу, наприклад YouTube або Twitch, може створювати власні файли cookie, і відповідає за них цей сервіс. Якщо ті, хто веде сайт, додадуть інші інструменти, наприклад статистику відвідувань, вони перелічать їх тут і заздалегідь запитають згоди там, де цього вимагає закон.</p>
<p>Що зберігається на сервері, написано на сторінці про <a href="/privacy">конфіденційність</a>.</p>`,
    },
  },
}
