/** Names of fields about time, and words of all areas, by meaning. */
export const general = `
id: identifier, ident, uid, uuid, guid, key, kennung, schlüssel, identifiant unique, identificador, identificativo, identyfikator, record id, external id
number: no, nr, num, nbr, nummer, numéro, número, numero, numer, núm, nº, n°, #, lfd nr, num ero
code: kode, código, codice, kod, cód, cod, kürzel, cd
name: nm, nom, nombre, nome, naam, nazwa, namn, navn, bezeichnung, denominazione, denominación, libellé, intitulé, designação, benennung, omschrijving naam, label, désignation, designación, denominazione, artikelbezeichnung, produktbezeichnung
full-name: name, nom, nombre, nome, naam
title: name title, headline, betreff, subject, objet, asunto, oggetto, assunto, onderwerp, temat
job-title: title
description: desc, descr, dscr, details, beschreibung, beschr, artikelbeschreibung, beschreibungstext, détail, descripción, desc larga, descrizione, descrição, omschrijving, beschrijving, opis, beskrivning, beskrivelse, long description, body, body html, product description, désignation, descripcion, langtext, kurztext, texte, text
notes: note, comment, comments, remark, remarks, memo, observations, notiz, notizen, bemerkung, bemerkungen, anmerkung, anmerkungen, kommentar, hinweis, hinweise, commentaire, commentaires, remarque, remarques, comentario, comentarios, observaciones, notas, nota, osservazioni, commento, commenti, annotazioni, observações, observação, obs, opmerking, opmerkingen, notitie, notities, uwagi, notatki, komentarz, anteckningar, noter, bemærkning, kommentarer, additional information, additional info, free text
type: kind, typ, art, tipo, soort, rodzaj
status: state status, estado, estatus, statut, état, stato, situação, stan status, staat, current status, stage, zustand
order status: fulfillment status, bestellstatus, auftragsstatus, statut de commande, estado del pedido, stato ordine, status do pedido, orderstatus, bestelstatus, status zamówienia, order state, ordrestatus
date: datum, dt, dato, fecha, data, jour, dag, dzień, day
time: uhrzeit, zeit, heure, hora, ora, tijd, czas, tid
start date: start, from, begin, begins, starts, start dt, from date, date from, valid from, effective date, effective from, beginn, startdatum, anfang, ab, gültig ab, von, beginndatum, date de début, début, à partir du, du, fecha de inicio, inicio, desde, fecha inicio, data inizio, data di inizio, inizio, dal, data de início, início, data início, begindatum, vanaf, ingangsdatum, data rozpoczęcia, początek, od, startdato, begin date, starting date, starts on, starts at, commencement date, started, started on
end date: end, until, till, ends, finish, to date, date to, valid to, valid until, expiry, expires, expiry date, expiration date, expires on, expiration, ende, enddatum, bis, gültig bis, ablaufdatum, date de fin, fin, jusqu au, date d expiration, fecha de fin, fecha fin, hasta, fecha de caducidad, caducidad, data fine, data di fine, fine, al, data de fim, data fim, fim, término, data de término, até, einddatum, eind, tot, t m, data zakończenia, koniec, do, slutdatum, slutdato, finish date, ending date, ends on, ends at, ended, ended on, to
created date: created, created at, created on, create date, creation date, date created, date added, added, added on, created time, create time, insert date, registered, registered on, registration date, signup date, sign up date, sign up, joined date, erstellt, erstellt am, erstellungsdatum, angelegt am, anlagedatum, erfasst am, registriert am, date de création, créé le, date d inscription, inscription, date d ajout, fecha de creación, fecha creación, creado, creado el, fecha de registro, fecha alta, data creazione, data di creazione, creato il, data registrazione, data de criação, criado em, data de cadastro, cadastro, data de registo, aangemaakt, aangemaakt op, aanmaakdatum, registratiedatum, utworzono, data utworzenia, data rejestracji, skapad, skapad datum, oprettet, oprettelsesdato, record created, member since, customer since, kunde seit, client depuis, date joined, joined, joined on
updated date: updated, updated at, updated on, update date, date updated, last updated, last update, modified, modified at, modified on, modified date, date modified, last modified, last modified date, changed, changed at, changed on, last change, last changed, last edited, edited, geändert, geändert am, änderungsdatum, letzte änderung, aktualisiert, aktualisiert am, zuletzt geändert, bearbeitet am, date de modification, modifié le, dernière modification, mis à jour, mis à jour le, date de mise à jour, dernière mise à jour, fecha de modificación, fecha modificación, modificado, modificado el, última modificación, actualizado, fecha de actualización, última actualización, data modifica, data di modifica, ultima modifica, modificato il, aggiornato il, data aggiornamento, data de modificação, modificado em, atualizado em, última atualização, data de atualização, gewijzigd, gewijzigd op, bijgewerkt, bijgewerkt op, wijzigingsdatum, laatst gewijzigd, zmieniono, data modyfikacji, zaktualizowano, ostatnia zmiana, ändrad, uppdaterad, ændret, opdateret, senast ändrad, last modification, last modification date
deleted date: deleted, deleted at, deleted on, archived at, gelöscht, gelöscht am, supprimé le, eliminado
cancelled date: cancelled, canceled, cancelled at, canceled at, cancel date, cancellation date, storniert am, stornodatum, annulé le, cancelado el, cancel, cancellation, gekündigt, gekündigt am, kündigungsdatum, kündigung, opgezegd, opgezegd op, annullato il, cancelado em
last-activity: last seen, last login, last contacted, last contact, last activity, last activity date, last order date, last order, last purchase, last purchase date, last visit, last sign in, letzter kontakt, letzte bestellung, letzter login, letzter besuch, dernier contact, dernière connexion, dernière commande, último contacto, última compra, último acceso, ultimo accesso, ultimo ordine, último login, último pedido, laatste contact, laatste bestelling, ostatnie logowanie, ostatni kontakt, senaste kontakt, ultimo contatto, último contato, last contact date, laatste login, ostatnie zamówienie
created by: author, creator, erstellt von, créé par, creado por, creato da, criado por, aangemaakt door
updated by: modified by, last modified by, geändert von, modifié par, modificado por, modificato da, gewijzigd door
active: is active, enabled, is enabled, aktiv, actif, activo, attivo, ativo, actief, aktywny, active flag, active y n, published, visible, available
tags: tag, labels, keywords, schlagworte, schlagwörter, étiquettes, mots clés, etiquetas, palabras clave, etichette, palavras chave, trefwoorden, tagi, etiketter
source: channel, quelle, herkunft, kanal, origine, canal, origen, fuente, fonte, canale, origem, bron, kanaal, źródło, källa, sales channel, vertriebskanal
priority: prio, priorität, priorité, prioridad, priorità, prioridade, prioriteit, priorytet
rating: score, bewertung, note moyenne, évaluation, puntuación, valutazione, avaliação, beoordeling, ocena
percent: percentage, pct, prozent, pourcentage, porcentaje, percentuale, percentagem, procent
level: stufe, niveau, nivel, livello, nível, poziom, grade, tier
reason: grund, motif, motivo, reden, powód
reference: refno, reference number, ref no, ref number, ref nr, referenz, referenznummer, ihr zeichen, your reference, votre référence, su referencia, riferimento, vs riferimento, kenmerk, referentie, referencja, payment reference, remittance information, remittance info, zahlungsreferenz, causale, libellé opération, mededeling, tytuł przelewu
language: lingua preferita
birth: geburts, de naissance
hire: einstellung
payment: zahlungs
position: pos, line, line number, line no, zeile, ligne, línea, riga, linha, regel, rad, sort, sort order, rank, position no, line, line item, lineitem
url: link, lien, enlace, collegamento, ligação, adres url, website link, product url, permalink
website: url
primary: main, principal, default, haupt, primär, hauptsächlich, principale, principaal, główny, hoofd, standard
work: office, business, dienstlich, geschäftlich, professionnel, pro, bureau, trabajo, laboral, profesional, lavoro, ufficio, aziendale, trabalho, comercial, zakelijk, werk, służbowy, arbete, professional, day, geschäft
secondary: second, alternate, alternative, other, additional, alt, zweite, zweiter, zweit, alternativ, weitere, secondaire, autre, otro, otra, alternativo, altro, secundario, secundário, outro, ander, alternatief, inny, dodatkowy, annan
previous: former, old, prior, vorherige, frühere, ancien, précédent, anterior, precedente, vorige, oud, poprzedni
verified: confirmed, validated, bestätigt, verifiziert, vérifié, confirmé, verificado, verificato, geverifieerd
bounced: bounce, invalid flag, unzustellbar
hash: checksum, md5, encrypted, password, passwort, mot de passe, contraseña, wachtwoord, senha, hasło
internal: intern, interne, interno
min: minimum, mindest, minimal, mínimo, minimo
max: maximum, maximal, máximo, massimo
average: avg, mean, durchschnitt, durchschnittlich, moyenne, promedio, media, média, gemiddeld
value: wert, valeur, valor, valore, waarde, wartość
`;
