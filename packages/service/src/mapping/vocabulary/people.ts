/** Names of fields about people, by meaning: `meaning: name, name`. Languages: en, de, fr, es, it, pt, nl, pl, sv, da. */
export const people = `
first-name: first, fname, firstname, given name, given names, forename, first names, christian name, fst name, vorname, vornamen, rufname, prénom, prénoms, nombre de pila, nombres, primer nombre, nome proprio, nome de batismo, primeiro nome, nome di battesimo, voornaam, voornamen, roepnaam, imię, imiona, förnamn, fornavn, tilltalsnamn
last-name: last, lname, lastname, surname, sur name, family name, familyname, second name, nachname, familienname, zuname, nom de famille, apellido, apellidos, primer apellido, cognome, sobrenome, apelido, último nome, achternaam, familienaam, nazwisko, efternamn, efternavn, etternavn
middle-name: middle, mname, middle initial, mi, second given name, zweiter vorname, deuxième prénom, segundo nombre, secondo nome, nome do meio, tussenvoegsel, tweede naam, drugie imię, mellannamn, mellemnavn
full-name: fullname, complete name, display name, person name, vollständiger name, vor und nachname, vorname und nachname, nom complet, nom et prénom, prénom et nom, nom prénom, nombre completo, nombre y apellidos, nome completo, nome e cognome, cognome e nome, nominativo, nome e sobrenome, volledige naam, imię i nazwisko, fullständigt namn, fulde navn, first and last name, first last name, real name, realname, whole name, name and surname, nom prenoms, contact person name, nome cognome, imię nazwisko, anzeigename, nom affiché
birth-name: maiden name, geburtsname, nom de jeune fille, nom de naissance, meisjesnaam, nazwisko panieńskie
nickname: nick, alias, spitzname, surnom, apodo, soprannome, bijnaam
salutation: honorific, name prefix, anrede, civilité, tratamiento, trato, tratamento, aanhef, zwrot, tilltal, greeting, courtesy title
title: titel, titre, título, titolo, tytuł, akademischer titel
suffix: name suffix, namenszusatz, generation, sufijo, suffisso
gender: sex, geschlecht, sexe, género, sexo, sesso, genere, geslacht, płeć, kön, køn
birth date: birthday, birthdate, birth day, dob, d o b, date birth, born, born on, geburtstag, geburtsdatum, geb, geb datum, naissance, date de naissance, né le, anniversaire, nacimiento, fecha de nacimiento, cumpleaños, data di nascita, nascita, compleanno, data de nascimento, nascimento, aniversário, geboortedatum, geboren, data urodzenia, födelsedatum, fødselsdato, geb dat, f nacimiento, f nac, fec nac, fecha nac, ddn
birth place: birthplace, geburtsort, lieu de naissance, lugar de nacimiento, luogo di nascita, local de nascimento, naturalidade, geboorteplaats, miejsce urodzenia
age: alter, âge, edad, età, idade, leeftijd, wiek, ålder
nationality: citizenship, staatsangehörigkeit, nationalität, nationalité, nacionalidad, nazionalità, cittadinanza, nacionalidade, nationaliteit, obywatelstwo
marital-status: familienstand, civil status, état civil, situation familiale, estado civil, stato civile, burgerlijke staat, stan cywilny, civilstånd
language: locale, preferred language, sprache, langue, idioma, lingua, língua, taal, język, språk, sprog, lang
email: mail, e mail, emails, email id, electronic mail, email addr, mail address, email address, e mail address, e mailadresse, mailadresse, emailadresse, e mail adresse, courriel, mél, adresse mail, adresse email, adresse e mail, adresse électronique, correo, correo electrónico, dirección de correo, dirección de correo electrónico, posta elettronica, indirizzo email, indirizzo e mail, correio eletrónico, correio eletrônico, endereço de email, endereço de e mail, mailadres, e mailadres, adres e mail, adres email, e post, epost, e postadress, mejl
phone: telephone, tel, tele, ph, phone number, phone num, phone no, telephone number, tel no, tel nr, telno, contact number, telefon, telefonnummer, telefonnr, fon, rufnummer, téléphone, numéro de téléphone, teléfono, número de teléfono, telefono, numero di telefono, recapito telefonico, telefone, número de telefone, telefoon, telefoonnummer, telefoonnr, numer telefonu, nr telefonu, tlf, phones, landline, land line, festnetz, festnetznummer, fixe, téléphone fixe, teléfono fijo, tfno, tlfno, vaste telefoon
mobile phone: mobile, mob, mobile number, mobile no, cell, cellular, cellphone, cell number, cell no, mobil, mobilnummer, mobiltelefon, mobilfunk, handy, handynummer, handynr, portable, téléphone portable, numéro de portable, móvil, celular, teléfono móvil, cellulare, telefono cellulare, telemóvel, telefone celular, mobiel, mobiele telefoon, mobiel nummer, gsm, gsm nummer, komórka, telefon komórkowy, tel kom, mobilnr
fax phone: fax, facsimile, fax number, faxnummer, télécopie, telefax
extension: ext, phone extension, durchwahl, poste téléphonique, interno
website: web, url, web site, homepage, home page, site, web page, webpage, www, site web, webseite, internetseite, internetadresse, sitio web, página web, sito, sito web, sito internet, strona www, strona internetowa, hemsida, webbplats, hjemmeside
linkedin: linked in, linkedin profile, linkedin url, linkedin profil
twitter: twitter handle, x handle, facebook, instagram, xing, github, youtube, skype, whatsapp, social media
company: organization, organisation, business, organization name, company name, organisation name, business name, firma, firm, firmenname, unternehmen, unternehmensname, betrieb, société, entreprise, raison sociale, nom de la société, nom de l entreprise, empresa, compañía, razón social, nombre de la empresa, azienda, società, ragione sociale, nome da empresa, razão social, bedrijf, bedrijfsnaam, organisatie, nazwa firmy, przedsiębiorstwo, företag, företagsnamn, virksomhed, firmanavn, organización, organizzazione, organização, org, corp, co, employer, employer name, arbeitgeber, employeur, werkgever, datore di lavoro, pracodawca, arbetsgivare
department: dept, dep, division, abteilung, abt, service, département, departamento, depto, reparto, dipartimento, afdeling, dział, avdelning, afdeling, dpto, team, area, área, bereich, sezione
job-title: job, position, role, job position, occupation, profession, designation, job role, funktion, beruf, berufsbezeichnung, stelle, stellenbezeichnung, tätigkeit, poste, fonction, intitulé du poste, cargo, puesto, ocupación, profesión, posizione, ruolo, mansione, qualifica, profissão, função, functie, functietitel, beroep, stanowisko, befattning, yrke, stilling
industry: sector, branche, branch of industry, secteur, secteur d activité, sector industrial, settore, setor, bedrijfstak, branża, bransch
manager: supervisor, boss, line manager, reports to, reporting to, vorgesetzter, vorgesetzte, responsable, supérieur, gerente, jefe, responsabile, chefia, leidinggevende, kierownik, przełożony, chef, mgr, superior, team lead, line mgr
employee: staff, worker, personnel, mitarbeiter, arbeitnehmer, beschäftigter, personal, salarié, employé, collaborateur, empleado, trabajador, dipendente, lavoratore, funcionário, empregado, colaborador, medewerker, werknemer, pracownik, anställd, medarbejder, emp, ee
employee id: badge, badge number, personnel number, payroll number, staff number, personalnummer, personalnr, pers nr, persnr, mitarbeiternummer, matricule, matricola, matrícula, legajo, nómina número, personeelsnummer, numer pracownika, nr ewidencyjny, anställningsnummer, medarbejdernummer, clock number, emp no, emp id
hire date: start of employment, hired, hired on, date hired, date of hire, joining date, date of joining, date joined, joined, joined on, employment date, employment start date, entry date, doj, eintritt, eintrittsdatum, einstellungsdatum, beschäftigt seit, date d embauche, embauche, date d entrée, date d engagement, fecha de contratación, fecha de ingreso, fecha de alta, fecha de incorporación, data di assunzione, data assunzione, assunzione, data de admissão, admissão, data de contratação, datum in dienst, in dienst, indiensttreding, datum indiensttreding, data zatrudnienia, anställningsdatum, ansættelsesdato, f ingreso, f alta, date employed, employed since, join date, date of entry into service
termination date: leaving date, exit date, date left, last working day, end of employment, austritt, austrittsdatum, date de sortie, date de départ, fecha de baja, fecha de salida, data di cessazione, data cessazione, data de desligamento, data de demissão, datum uit dienst, uit dienst, data zwolnienia, slutdatum anställning, separation date, left, left on, f baja, leave date, date of leaving, leaving, terminated, date terminated, fire date, fired, date fired
salary: pay, base salary, annual salary, wage, wages, compensation, base pay, gehalt, bruttogehalt, lohn, monatsgehalt, jahresgehalt, salaire, salaire brut, rémunération, salario, sueldo, stipendio, retribuzione, ral, salário, vencimento, remuneração, ordenado, salaris, bruto salaris, brutosalaris, loon, wynagrodzenie, pensja, lön, løn
employment-type: employment status, contract type, type of contract, beschäftigungsart, vertragsart, type de contrat, tipo de contrato, tipo contratto, tipo di contratto, contractvorm, soort contract, rodzaj umowy, worker type, full part time
tax-id: tin, tax number, tax id number, tax identification number, vat id, vat number, vat no, vat reg no, vat registration number, steuernummer, steuer id, ust id, ust idnr, ustid, ust id nr, umsatzsteuer id, numéro de tva, n tva, tva intracommunautaire, nif, cif, rut, rfc, partita iva, p iva, piva, codice fiscale, cnpj, cpf, contribuinte, btw nummer, btw nr, nip, organisationsnummer, org nr, cvr, ein, gstin, abn, federal tax id
social-security: ssn, social security number, social security no, national id, national insurance number, sozialversicherungsnummer, sv nummer, svnr, numéro de sécurité sociale, número de seguridad social, dni, nie, bsn, burgerservicenummer, pesel, personnummer, cpr, nino, rvnr
iban: bank account iban
bic: swift, swift code, bic code, bic swift
bank: bank name, bankname, banque, banco, banca, kreditinstitut, naam bank
bank account: account number, account no, acct number, acct no, kontonummer, kontonr, numéro de compte, número de cuenta, numero conto, conta bancária, rekeningnummer, numer konta
customer: client, cust, buyer, purchaser, kunde, kunden, kundin, auftraggeber, acheteur, cliente, comprador, acquirente, klant, koper, klient, kund, nabywca, customers, kd, debitor, ctm, custmr
supplier: vendor, seller, lieferant, lieferanten, fournisseur, vendeur, proveedor, vendedor, fornitore, venditore, fornecedor, leverancier, verkoper, dostawca, sprzedawca, leverantör, leverandør, kreditor
contact: contact person, person, kontakt, kontaktperson, ansprechpartner, ansprechperson, interlocuteur, personne, contacto, persona, persona de contacto, contatto, referente, contato, pessoa, contactpersoon, persoon, osoba kontaktowa, osoba, attn, attention, zu händen
username: user name, login, login name, userid, benutzername, nom d utilisateur, identifiant, nombre de usuario, nome utente, nome de usuário, gebruikersnaam, nazwa użytkownika, användarnamn
user: benutzer, nutzer, utilisateur, usuario, utente, utilizador, usuário, gebruiker, użytkownik, användare
member: mitglied, membre, miembro, socio, membro, lid, członek
opt-in: newsletter, subscribed, opt in, email opt in, accepts marketing, accepts email marketing, marketing consent, consent, marketing opt in, newsletter abonniert, newsletter anmeldung, abonné, inscrit newsletter, suscrito, boletín, iscritto, consenso, consentement, aceita marketing, aangemeld nieuwsbrief, nieuwsbrief, zgoda marketingowa, zgoda
owner: account owner, contact owner, record owner, lead owner, besitzer, inhaber, zuständig, propriétaire, propietario, proprietario, proprietário, eigenaar, właściciel, sales rep, sales representative, assigned to, assignee, account manager, responsible, verantwortlich, verantwortlicher, responsable, responsabile, opiekun, rep
emergency: emergency contact, notfall, notfallkontakt, urgence, emergencia, emergenza, emergência, noodgeval
spouse: partner, husband, wife, ehepartner, conjoint, cónyuge, coniuge, cônjuge
parent: guardian, mother, father, eltern, erziehungsberechtigter, padre, madre
assistant: assistenz, secretary
lead source: lead source, acquisition source, original source, leadquelle, origen del lead, how did you hear
customer name: raison sociale, razón social, ragione sociale, razão social, account name
lead: prospect, interessent, prospecto
guest: gast, invité, hôte, huésped, ospite, hóspede, gość, gäst
recipient: addressee, destinataire, empfänger, destinatario, destinatário, ontvanger, geadresseerde, odbiorca, mottagare, modtager, attn, consignee
payee: payee name, beneficiary, counterparty, counterparty name, merchant, merchant name, payer, zahlungsempfänger, begünstigter, auftraggeber empfänger, empfänger, bénéficiaire, contrepartie, beneficiario, ordenante, controparte, beneficiário, begunstigde, tegenpartij, kontrahent, betalningsmottagare, zahlungsbeteiligter, zahlungspflichtiger, auftraggeber, name zahlungsbeteiligter, begünstigter zahlungspflichtiger, auftraggeber begünstigter, empfänger auftraggeber, begünstigter auftraggeber, beguenstigter
legal: legally, juristisch, légal
adults: adult, erwachsene, adultes, adultos, adulti, volwassenen, dorośli, vuxna
children: child, kids, kid, kinder, enfants, niños, bambini, crianças, kinderen, dzieci, barn
utm: utm
preferred: preferred, bevorzugt, préféré, preferido
company-number: siret, siren, handelsregisternummer, registration number, company registration number, kvk, kvk nummer, krs, regon
`;
