/** Names of fields about pupils and schools, by meaning. Languages: en, de, fr, es, it. */
export const school = `
student: pupil, students, learner, schüler, schülerin, lernende, studierende, student in, élève, eleve, étudiant, alumno, alumna, alumnado, estudiante, alunno, studente, aluno
student id: student number, student no, student identifier, pupil number, learner id, idnumber, schülernummer, schülernr, katalognummer, matrikelnummer, matriculation number, ine, n ine, numéro ine, numéro d élève, numéro étudiant, n étudiant, nº expediente, número de expediente, nº escolar, nº id escolar, número de alumno, nº de alumno, matrícula, número de matrícula, nia, numero matricola
grade-level: grade, grades, grade level, current grade, year level, year group, school year group, yr level, form, jahrgang, jahrgangsstufe, klassenstufe, stufe, schulstufe, niveau, niveau de classe, curso, nivel, grado, grado escolar
school-class: class, class name, homeroom, home room, section, form group, tutor group, cohort, registration group, klasse, klassenname, schulklasse, classe, division, groupe classe, clase, unidad, grupo, sección, classe sezione
school: school name, school id, schoolid, school code, institution, campus, org, schule, schulname, école, établissement, établissement scolaire, collège, lycée, colegio, escuela, centro, centro educativo, instituto, scuola, escola, sis school id, org sourced ids
teacher: homeroom teacher, class teacher, form tutor, advisor, klassenlehrer, klassenlehrerin, klassenleitung, lehrer, lehrerin, lehrkraft, professeur, professeur principal, enseignant, tutor, tutora, tutor a, profesor, profesora, maestro, insegnante, docente
enrollment date: entry date, date of entry, start of enrollment, enrollment start date, enrollment start, admission date, date of admission, school entry date, eintrittsdatum, eintritt, aufnahmedatum, aufnahme, einschulung, einschulungsdatum, date d entrée, date entrée, date d inscription, date d admission, fecha de matrícula, fecha de ingreso, fecha de alta, data iscrizione
exit date: termination date
termination date: enrollment end date, enrollment end, withdrawal date, date withdrawn, graduation date, abgang, abgangsdatum, entlassdatum, schulabgang, date de sortie, fecha de egreso, date fin de scolarité
guardian: parent, parents, parent guardian, legal guardian, next of kin, erzieher, erziehungsberechtigte, erziehungsberechtigter, sorgeberechtigter, sorgeberechtigte, eltern, elternteil, responsable légal, responsable 1, représentant légal, tuteur, tutor legal, primer tutor legal, tutor legal 1, padre madre, padre o madre, genitore, responsável
guardian phone: contact parent, parent contact, guardian contact
guardian name: parent name, nom parent, nom du responsable, responsable 1, tutor legal
home-language: home language, native language, mother tongue, first language, primary language, muttersprache, familiensprache, herkunftssprache, verkehrssprache, langue maternelle, langue parlée à la maison, lengua materna, idioma materno, lingua madre
username: login id, kurzname, web id, student web id, anmeldename
last-name: langname
gender: legal sex
`;
