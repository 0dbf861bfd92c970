/** Names of fields about patients and studies, by meaning. Languages: en, de, fr, es, it. */
export const clinical = `
patient: participant, patienten, patiente, paciente, paziente, patients
patient id: patient number, patient no, patient identifier, chart number, chart no, mrn, medical record number, medical record no, subject id, subject identifier, subject number, subjid, participant id, record id, patientennummer, patientenkennung, patientennr, patienten id, fallnummer, numéro de dossier, n dossier, n° dossier, numéro patient, ipp, nip, nº historia clínica, número de historia, número de historia clínica, historia clínica, nhc, número de paciente, código paciente, cartella clinica
death date: date of death, deceased, deceased date, deceased date time, died, died on, dod, dthdtc, deathdate, death dt, sterbedatum, verstorben am, todesdatum, date de décès, décès, décédé le, fecha de defunción, defunción, fecha de fallecimiento, fallecimiento, data di morte, data decesso
race: rasse, raza
ethnicity: ethnic, ethnic group, ethnie, etnia, ethnizität
marital-status: marital, marital state, m status, situation de famille, estado civil, civil state
insurer: insurance, insurance company, insurance name, insurance provider, insurance carrier, health insurance, primary insurance, payer, payer name, krankenkasse, krankenversicherung, kasse, versicherung, versicherer, kostenträger, mutuelle, assurance, assureur, organisme d assurance, aseguradora, seguro, seguro médico, compañía de seguros, obra social, mutua, assicurazione
insurance-number: insurance number, insurance no, insurance id, policy, policy number, policy no, member id, subscriber id, versichertennummer, versichertennr, versicherungsnummer, versicherungsnr, kvnr, policennummer, numéro d assuré, n assuré, numéro de sécurité sociale, n de sécurité sociale, n° de sécurité sociale, nss, nir, nº póliza, número de póliza, póliza, nº afiliado, número de afiliado, tarjeta sanitaria, número de tarjeta sanitaria, numero di polizza
study: study id, studyid, studie, étude, estudio, studio, protocol, protocol id
study-site: site, site id, siteid, study site, study center, study centre, investigational site, zentrum, prüfzentrum, studienzentrum, centre, centre d étude, centro, centro del estudio
treatment-arm: arm, arm name, treatment arm, treatment group, study arm, actarm, planned arm, therapiearm, studienarm, behandlungsarm, bras, bras de traitement, brazo, brazo de tratamiento, groupe de traitement
enrollment date: enrollment, enrolment, enrolled, enrolled on, enrolled at, enrolment date, date enrolled, date of enrollment, date of enrolment, date of inclusion, inclusion date, study entry date, einschlussdatum, studieneinschluss, date d inclusion, fecha de inclusión
visit date: visit, date of visit, last visit, last visit date, event start date, visit start date, consultation date, encounter date, encounter start, exam date, date of service, service date, besuchsdatum, letzter besuch, behandlungsdatum, visitendatum, konsultationsdatum, untersuchungsdatum, date de consultation, date de la consultation, date de visite, dernière visite, dernière consultation, fecha de visita, fecha visita, fecha de consulta, fecha consulta, última visita, data visita
diagnosis: diagnose, dx, diagnoses, primary diagnosis, diagnosis description, icd, icd 10, icd code, medical condition, hauptdiagnose, diagnostic, diagnostic principal, diagnóstico, diagnóstico principal, diagnosi
physician: doctor, dr, provider, provider name, attending, attending provider, attending physician, treating physician, referring physician, primary care physician, primary care provider, pcp, gp, general practitioner, practitioner, clinician, hausarzt, arzt, ärztin, behandelnder arzt, behandler, médecin, médecin traitant, médecin référent, praticien, docteur, médico, médico de cabecera, médico tratante, facultativo, medico, medico curante
height: body height, height cm, height in cm, körpergrösse, körpergröße, größe, groesse, taille, talla, estatura, statura
weight: body weight, weight kg, weight in kg, körpergewicht, poids corporel, peso corporal
blood-type: blood group, blood typ, bloodtype, abo, blutgruppe, groupe sanguin, grupo sanguíneo, tipo de sangre, gruppo sanguigno
allergies: allergy, known allergies, drug allergies, allergien, allergie, unverträglichkeiten, alergias, alergia
medication: medications, current medication, drug, drugs, medikament, medikamente, médicament, médicaments, traitement en cours, medicación, medicamentos, tratamiento
gender: sex at birth, birth sex, administrative gender
last-name: family
first-name: given
`;
